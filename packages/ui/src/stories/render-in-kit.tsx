import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { KitProvider, type KitProviderProps } from '../KitProvider.tsx';
import { stylesOutsidePage } from './written-styles.ts';

/** Renders an element inside the kit's provider, for tests; without styles, unless by a `cache`. */
export const renderInKit = (
  children: ReactNode,
  settings?: Omit<KitProviderProps, 'children'>,
): RenderResult => {
  const cache = stylesOutsidePage();
  return render(children, {
    wrapper: ({ children: tree }: { children: ReactNode }) => (
      <KitProvider cache={cache} defaultPicture="/default.svg" {...settings}>
        {tree}
      </KitProvider>
    ),
  });
};
