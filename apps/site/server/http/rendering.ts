import type { Audience } from '../../shared/audience.ts';
import type { SiteContext } from '../../shared/context.ts';
import type { PreparedResponse } from './response.ts';

/**
 * The content that a page was rendered with: paths and versions, `undefined` for missing content.
 */
export type Reads = ReadonlyMap<string, string | undefined>;

export interface RenderScope {
  readonly context: SiteContext;
  reads(): Reads;
  /** Whether a request for content failed, so that the page may lack a part. */
  isDegraded(): boolean;
}

/** Begins a render at an origin, for the visitor's last audience if the address names none. */
export type OpenScope = (origin: string, audience?: Audience) => RenderScope;

/** Renders pages that are not cached: posts and drafts. */
export interface Rendering {
  readonly render: (request: Request, context: SiteContext) => Promise<Response>;
  readonly openScope: OpenScope;
  readonly toResponse: (rendered: Response) => Promise<PreparedResponse>;
}
