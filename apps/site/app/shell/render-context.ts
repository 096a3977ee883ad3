import { type ComponentType, createContext, type ReactNode, use } from 'react';
import type { PreviewFacts, SiteFacts } from '../../shared/context.ts';
import type { AnyIsland } from '../islands/registry.ts';
import type { ContactDetails } from '../offices/contact-details.ts';
import type { Route } from '../routes.ts';

/** Props of the component around a page: `Document`, or its replacement in Storybook. */
export interface FrameProps {
  readonly head: ReactNode;
  /** The page's route. An error page has none. */
  readonly route?: Route;
  readonly children: ReactNode;
}

/** How the server (`render.tsx`) or Storybook renders a page. */
export interface Render {
  readonly site: SiteFacts;
  readonly preview?: PreviewFacts | undefined;
  readonly contactDetails: ContactDetails;
  readonly frame: ComponentType<FrameProps>;
  readonly placeIsland: (island: AnyIsland) => ReactNode;
}

export const RenderContext = createContext<Render | undefined>(undefined);

export function useRender(): Render {
  const render = use(RenderContext);
  if (render === undefined) throw new Error('This component must be inside RenderContext.');
  return render;
}

/** Places an island, which starts when pointer, focus or a tap reaches it (docs/islands.md). */
export const Island = (island: AnyIsland) => useRender().placeIsland(island);
