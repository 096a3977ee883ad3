import type { Audience } from '../../shared/audience.ts';
import type { SiteContext } from '../../shared/context.ts';
import type { PreparedResponse } from './response.ts';

/** Versions of the records that a render has read, by API path. `undefined` for missing records. */
export type Reads = ReadonlyMap<string, string | undefined>;

/** The context for one render, with notes on the content that the render reads. */
export interface RenderScope {
  readonly context: SiteContext;
  reads(): Reads;
  /** Whether a request for content failed, so that the page may lack a part. */
  isDegraded(): boolean;
}

/** Creates a scope. `audience` is the result of `lastAudience` for the visitor's request. */
export type OpenScope = (origin: string, audience?: Audience) => RenderScope;

/** Renders pages. `toResponse` prepares uncached pages: answers to posts, previews of drafts. */
export interface Rendering {
  readonly render: (request: Request, context: SiteContext) => Promise<Response>;
  readonly openScope: OpenScope;
  readonly toResponse: (rendered: Response) => Promise<PreparedResponse>;
}
