export { type AssetAddress, defaultAssetBase, readLink, resolveAsset } from './assets.ts';
export {
  type CallOptions,
  type ContentClient,
  type ContentClientOptions,
  createContentClient,
  type RetryOptions,
} from './client.ts';
export { ContentError, type ContentErrorKind, isContentError } from './errors.ts';
export type { HtmlSanitizer, SafeHtml } from './html/tree.ts';
export * from './records/index.ts';
