import { type KitProviderProps, ThemedKitProvider } from '@insurance-kit/ui';
import type { ReactNode } from 'react';
import { labels } from '#company/labels.ts';
import { theme } from '../theme/theme.ts';

interface IslandFrameProps extends Pick<KitProviderProps, 'cache' | 'defaultPicture'> {
  readonly children: ReactNode;
}

/** The providers around an island, the same on server and browser, so that ids match. */
export const IslandFrame = ({ children, ...settings }: IslandFrameProps) => (
  <ThemedKitProvider theme={theme} labels={labels} {...settings}>
    {children}
  </ThemedKitProvider>
);
