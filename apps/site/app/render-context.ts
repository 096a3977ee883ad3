import type { KitProviderProps } from '@insurance-kit/ui';
import { createContext } from 'react';

/** The nonce of the render; the browser has none, and no page that is sent. */
export const RenderNonceContext = createContext<string | undefined>(undefined);

/** The server render's style cache; the browser makes its own. */
export const StyleCacheContext = createContext<KitProviderProps['cache']>(undefined);
