export { type AssetAddress, defaultAssetBase, resolveAsset } from './assets.ts';
export {
  type CallOptions,
  type ContentClient,
  type ContentClientOptions,
  createContentClient,
  type RetryOptions,
} from './client.ts';
export { ContentError, type ContentErrorKind, isContentError } from './errors.ts';
export type { HtmlSanitizer, SafeHtml } from './html/safe-html.ts';
export { readLink } from './links.ts';
export * from './records/index.ts';
