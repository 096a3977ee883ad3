'use client';

import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import {
  type AnchorHTMLAttributes,
  createContext,
  type ElementType,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { createClientCache } from './emotionCache.ts';
import type { SafeHtml } from './models.ts';
import { provideDialogs } from './page/dialogs.ts';
import { createKitTheme } from './theme/createKitTheme.ts';

/** The words that the kit itself says. All else comes in view models. */
export interface KitWords {
  /** Said after a link that leaves the site: 'opens in a new tab'. */
  readonly opensInNewTab: string;
  /** 'Loading...' (§4.1). */
  readonly loading: string;
  readonly close: string;
  readonly openMenu: string;
  readonly closeMenu: string;
  readonly skipToContent: string;
  /** Names the header's navigation. */
  readonly mainNavigation: string;
  /** Names the switch between audiences. */
  readonly audienceSwitch: string;
  /** Names the pages below a product overview. */
  readonly sectionNavigation: string;
  /** Names the pager. */
  readonly pages: string;
  readonly previous: string;
  readonly next: string;
  /** Names one page of many in the pager: 'Page 2'. */
  readonly page: (number: number) => string;
  /** What a row of slides is, and what each of them is: 'carousel' and 'slide'. */
  readonly carousel: string;
  readonly slide: string;
  /** Names a slide of many: '2 of 4'. */
  readonly position: (current: number, total: number) => string;
}

/** The kit's words in English: a company says its own. */
export const englishWords: KitWords = {
  opensInNewTab: 'opens in a new tab',
  loading: 'Loading...',
  close: 'Close',
  openMenu: 'Open the menu',
  closeMenu: 'Close the menu',
  skipToContent: 'Skip to the content',
  mainNavigation: 'Main',
  audienceSwitch: 'Audience',
  sectionNavigation: 'Products',
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (number) => `Page ${number}`,
  carousel: 'carousel',
  slide: 'slide',
  position: (current, total) => `${current} of ${total}`,
};

/** What a link component must take. React Router's `Link` needs a small adapter (`href` → `to`). */
export type KitLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string };

/** HTML as React may set it: the text itself, or a TrustedHTML under Trusted Types. */
export type TrustedMarkup = string | TrustedHTML;

interface Kit {
  /** The app's link component; it takes `KitLinkProps`. */
  readonly link: ElementType<KitLinkProps>;
  readonly words: KitWords;
  /** Makes safe HTML into what the page's Trusted Types policy lets React set. */
  readonly toTrusted: (html: SafeHtml) => TrustedMarkup;
  /** The picture that stands in for one that is missing or broken. */
  readonly defaultPicture: string;
  /** Whether pictures come in their small files. */
  readonly light: boolean;
}

const KitContext = createContext<Kit | undefined>(undefined);

/**
 * The kit's settings.
 * @throws Error outside a `KitProvider`.
 */
export const useKit = (): Kit => {
  const kit = useContext(KitContext);
  if (kit === undefined) throw new Error('A component of the kit needs a KitProvider above it.');
  return kit;
};

const asItIs = (html: SafeHtml): TrustedMarkup => html;

export interface KitProviderProps {
  /**
   * The base style sheet: `baseStyles(fonts)` of `@insurance-kit/ui/base-styles`. An app that renders
   * on the server gives it there alone: in the browser it stands in the document already.
   */
  readonly baseStyles?: string | undefined;
  /** The company's theme: `createKitTheme`. The kit's own, without a brand, by default. */
  readonly theme?: Theme | undefined;
  /** What the kit says itself; English where it is left out. */
  readonly words?: Partial<KitWords> | undefined;
  /**
   * The address of `@insurance-kit/ui/art/default-picture.svg`, as the app serves it (§3); by default an
   * empty panel.
   */
  readonly defaultPicture?: string | undefined;
  /** The app's link component; plain `<a>` without it. */
  readonly link?: ElementType<KitLinkProps>;
  /** The store of component styles: a collector's on the server, the client's own in a browser. */
  readonly cache?: EmotionCache;
  /** Needed where the page enforces Trusted Types; without it HTML is set as it is. */
  readonly toTrusted?: (html: SafeHtml) => TrustedMarkup;
  /** True for a visitor who saves data: pictures come in the small files that their models name. */
  readonly light?: boolean | undefined;
  /** The nonce of the base style sheet, where the page's policy asks for one. */
  readonly nonce?: string | undefined;
  readonly children: ReactNode;
}

const emptyPanel =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 9'%3E%3Cpath fill='%23e9e5e8' d='M0 0h16v9H0z'/%3E%3C/svg%3E";

/**
 * Everything the kit's components need above them, once a page: style store, MUI's theme, base styles,
 * the app's link component and words. The scheme follows `<html data-theme>`, which the app sets to a name
 * of the theme's schemes; MUI's own switching of schemes is left out.
 */
export const KitProvider = ({
  baseStyles,
  theme: chosenTheme,
  words,
  defaultPicture = emptyPanel,
  link = 'a',
  cache,
  toTrusted = asItIs,
  light = false,
  nonce,
  children,
}: KitProviderProps) => {
  const [store] = useState(() => cache ?? createClientCache());
  const theme = useMemo(() => {
    const { colorSchemes, ...fixed } = chosenTheme ?? createKitTheme();
    return { ...fixed, schemes: Object.keys(colorSchemes) };
  }, [chosenTheme]);
  useEffect(provideDialogs, []);
  const kit = useMemo<Kit>(
    () => ({ link, words: { ...englishWords, ...words }, toTrusted, defaultPicture, light }),
    [link, words, toTrusted, defaultPicture, light],
  );
  return (
    <CacheProvider value={store}>
      <ThemeProvider theme={theme}>
        <style href="kit-base" precedence="kit" nonce={nonce}>
          {baseStyles}
        </style>
        <KitContext value={kit}>{children}</KitContext>
      </ThemeProvider>
    </CacheProvider>
  );
};
