import { type KitProviderProps, ThemedKitProvider } from '@insurance-kit/ui';
import { labels } from '#company/labels.ts';
import { theme } from '../theme/theme.ts';

/** The providers around an island. Server and browser use the same, so that React's ids match. */
export const IslandFrame = (props: KitProviderProps) => (
  <ThemedKitProvider {...props} theme={theme} labels={labels} />
);
