import { type KitProviderProps, ThemedKitProvider } from '@insurance-kit/ui';
import type { ReactNode } from 'react';
import { words } from '#company/words.ts';
import { theme } from '../theme/theme.ts';

interface IslandFrameProps extends Pick<KitProviderProps, 'cache' | 'defaultPicture'> {
  readonly children: ReactNode;
}

/** What the kit needs around an island. Server and browser render the same, so that ids agree. */
export const IslandFrame = ({ children, ...settings }: IslandFrameProps) => (
  <ThemedKitProvider theme={theme} words={words} {...settings}>
    {children}
  </ThemedKitProvider>
);
