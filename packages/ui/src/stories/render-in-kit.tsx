import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { baseStyles } from '../base-styles.ts';
import { englishWords, KitProvider, type KitProviderProps } from '../KitProvider.tsx';

/** Renders an element inside the kit's provider, for tests. */
export const renderInKit = (
  children: ReactNode,
  settings?: Pick<KitProviderProps, 'link' | 'toTrusted' | 'light'>,
): RenderResult =>
  render(children, {
    wrapper: ({ children: tree }: { children: ReactNode }) => (
      <KitProvider
        baseStyles={baseStyles({
          display: '/display.woff2',
          text: '/text.woff2',
          displayExtra: '/display-extra.woff2',
          textExtra: '/text-extra.woff2',
        })}
        words={englishWords}
        defaultPicture="/default.svg"
        {...settings}
      >
        {tree}
      </KitProvider>
    ),
  });
