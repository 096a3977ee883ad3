import type { KitProviderProps } from '@insurance-kit/ui';
import { createContext } from 'react';

/**
 * The header by which a render tells the server its mark: the inline scripts and styles that carry it as
 * their nonce are the site's own, and no others are allowed to run. It never leaves the server.
 */
export const inlineMarkHeader = 'x-inline-mark';

/** The mark of the render; the browser has none, and no page that is sent. */
export const InlineMarkContext = createContext<string | undefined>(undefined);

/** The server render's style cache; the browser makes its own. */
export const StyleCacheContext = createContext<KitProviderProps['cache']>(undefined);
