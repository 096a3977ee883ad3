import type { Audience } from '../../shared/audience.ts';
import type { SiteContext } from '../../shared/context.ts';
import type { PreparedResponse } from './response.ts';

/** Versions of the content of a rendered page, by path. `undefined` for missing content. */
export type Reads = ReadonlyMap<string, string | undefined>;

export interface RenderScope {
  readonly context: SiteContext;
  reads(): Reads;
  /** Whether a request for content failed, so that the page may lack a part. */
  isDegraded(): boolean;
}

/** Begins a render. `audience`: the audience that the visitor saw last, if the address has none. */
export type OpenScope = (origin: string, audience?: Audience) => RenderScope;

/** Renders pages. `toResponse` is for uncached pages: answers to posts, and previews of drafts. */
export interface Rendering {
  readonly render: (request: Request, context: SiteContext) => Promise<Response>;
  readonly openScope: OpenScope;
  readonly toResponse: (rendered: Response) => Promise<PreparedResponse>;
}
