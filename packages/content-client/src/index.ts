export { type AssetAddress, defaultAssetBase } from './base/assets.ts';
export { ContentError, type ContentErrorKind, isContentError } from './base/errors.ts';
export * from './client.ts';
export type { HtmlSanitizer, SafeHtml } from './html/tree.ts';
export * from './records/index.ts';
