import type { KitProviderProps } from '@insurance-kit/ui';
import { createContext } from 'react';

/** The server render's style cache; the browser makes its own. */
export const StyleCacheContext = createContext<KitProviderProps['cache']>(undefined);
