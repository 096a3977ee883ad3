import createCache from '@emotion/cache';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { cacheKey } from '../emotion-cache.ts';
import { KitProvider, type KitProviderProps } from '../KitProvider.tsx';

let styleBox: Element | undefined;

/** Renders in a `KitProvider`. Keeps styles out of the page, because they make jsdom slow. */
export const renderInKit = (
  children: ReactNode,
  settings?: Omit<KitProviderProps, 'children'>,
): RenderResult => {
  styleBox = document.createElement('div');
  const cache = createCache({ key: cacheKey, stylisPlugins: [], container: styleBox });
  return render(children, {
    wrapper: ({ children: tree }: { children: ReactNode }) => (
      <KitProvider cache={cache} defaultPicture="/default.svg" {...settings}>
        {tree}
      </KitProvider>
    ),
  });
};

/** Returns all style rules that the components of the last `renderInKit` wrote. */
export const writtenStyles = (): string =>
  Array.from(styleBox?.children ?? [], ({ textContent }) => textContent).join('\n');
