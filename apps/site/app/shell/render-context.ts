import { type ComponentType, createContext, type ReactNode, use } from 'react';
import type { PreviewFacts, SiteFacts } from '../../shared/context.ts';
import type { RouteRow } from '../../shared/routes.ts';
import type { AnyIsland } from '../islands/registry.ts';
import type { ContactDetails } from '../offices/contact-details.ts';
import type { HeadTag } from './head-tags.tsx';

/** What is around a page. */
export interface FrameProps {
  /** What the head says of the page. */
  readonly tags: readonly HeadTag[];
  /** The page's row of the route table; an error page has none. */
  readonly row?: RouteRow;
  /** The page, between header and footer. */
  readonly children: ReactNode;
}

/** What a page is rendered with: by the server (`render.tsx`), or in Storybook. */
export interface Render {
  readonly site: SiteFacts;
  /** Set where the page shows a draft. */
  readonly preview?: PreviewFacts | undefined;
  /** The company's phone number and head office. */
  readonly contactDetails: ContactDetails;
  readonly frame: ComponentType<FrameProps>;
  /** Makes what stands in the page where an island is. */
  readonly placeIsland: (island: AnyIsland) => ReactNode;
}

/** Provides what a page is rendered with. */
export const RenderContext = createContext<Render | undefined>(undefined);

/**
 * What the page is rendered with.
 *
 * @throws Error outside a `RenderContext`: a mistake in the caller.
 */
export function useRender(): Render {
  const render = use(RenderContext);
  if (render === undefined) throw new Error('A page is rendered inside RenderContext.');
  return render;
}
