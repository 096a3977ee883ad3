'use client';

import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { Theme } from '@mui/material/styles';
// Not that of `@mui/material/styles`, which brings MUI's switching of colour schemes along.
import { ThemeProvider } from '@mui/system';
import {
  type AnchorHTMLAttributes,
  createContext,
  type ElementType,
  type ImgHTMLAttributes,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { createClientCache } from './emotion-cache.ts';
import type { SafeHtml } from './models.ts';
import { provideDialogs } from './page/dialogs.ts';
import { provideFrames } from './page/frames.ts';
import { provideHoverDetails } from './page/hover-details.ts';
import { noteScripts } from './page/scripted.ts';
import { createKitTheme } from './theme/create-kit-theme.ts';

/** The kit's texts in English. */
export const englishWords = {
  /** Hidden text after a link that leaves the site. */
  opensInNewTab: 'opens in a new tab',
  /** Shown while content loads (§4.1). */
  loading: 'Loading...',
  /** Beside the label of a field that must be filled in. */
  required: 'required',
  close: 'Close',
  openMenu: 'Open the menu',
  closeMenu: 'Close the menu',
  skipToContent: 'Skip to the content',
  /** The name of the header's navigation. */
  mainNavigation: 'Main',
  /** The name of the switch between audiences. */
  audienceSwitch: 'Audience',
  /** The name of the navigation between products. */
  sectionNavigation: 'Products',
  /** The headings, in texts of features, of what a policy covers and of what it does not. */
  covered: 'What is covered',
  notCovered: 'What is not covered',
  /** The name of the pager. */
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  /** The name of a page in the pager. */
  page: (number: number) => `Page ${number}`,
  /** The role descriptions of a row of slides and of a slide. */
  carousel: 'carousel',
  slide: 'slide',
  /** The name of a slide. */
  position: (current: number, total: number) => `${current} of ${total}`,
};

/** The texts of the kit itself. All others come in view models. */
export type KitWords = Readonly<typeof englishWords>;

/**
 * The props that a link component must accept. React Router's `Link` needs a small adapter (`href`
 * → `to`).
 */
export type KitLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string };

/** HTML that React can set: a string, or a TrustedHTML under Trusted Types. */
export type TrustedMarkup = string | TrustedHTML;

interface Kit {
  /** The app's link component; it gets `KitLinkProps`. */
  readonly link: ElementType<KitLinkProps>;
  /** The app's component for the `img` of pictures. */
  readonly image: ElementType<ImgHTMLAttributes<HTMLImageElement>>;
  readonly words: KitWords;
  /** Turns safe HTML into what the page's Trusted Types policy allows. */
  readonly toTrusted: (html: SafeHtml) => TrustedMarkup;
  /** The picture shown instead of one that is missing or broken. */
  readonly defaultPicture: string;
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

/** Without any of its settings the kit is in English, in neutral colours, with plain links. */
export interface KitProviderProps {
  /**
   * The base style sheet: `baseStyles(fonts)` of `@insurance-kit/ui/base-styles`. An app that
   * renders on the server gives it only there: in the browser it is in the document already.
   */
  readonly baseStyles?: string | undefined;
  /** The company's theme: `createKitTheme`. The kit's own, without a brand, by default. */
  readonly theme?: Theme | undefined;
  /** The kit's own texts; English by default. */
  readonly words?: Partial<KitWords> | undefined;
  /**
   * The address of `@insurance-kit/ui/art/default-picture.svg`, as the app serves it (§3); by default an
   * empty panel.
   */
  readonly defaultPicture?: string | undefined;
  /** The app's link component, also of MUI's own buttons and links; a plain `<a>` by default. */
  readonly link?: ElementType<KitLinkProps>;
  /** The app's component for the `img` of pictures, which gets its attributes; by default `img`. */
  readonly image?: ElementType<ImgHTMLAttributes<HTMLImageElement>>;
  /**
   * The emotion cache: that of a style collector on the server, `createClientCache()` in a browser.
   */
  readonly cache?: EmotionCache;
  /** Needed if the page enforces Trusted Types; without it HTML is set as it is. */
  readonly toTrusted?: (html: SafeHtml) => TrustedMarkup;
  /** The nonce of the base style sheet, if the page's policy needs one. */
  readonly nonce?: string | undefined;
  readonly children: ReactNode;
}

/** The settings of the kit in an app that names its theme and its words. */
export interface ThemedKitProviderProps extends Omit<KitProviderProps, 'theme' | 'words'> {
  readonly theme: Theme;
  readonly words: KitWords;
}

const emptyPanel =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 9'%3E%3Cpath fill='%23e9e5e8' d='M0 0h16v9H0z'/%3E%3C/svg%3E";

/** What a theme says of a component, with props that it has where the theme names no others. */
const withDefaults = <Said extends { readonly defaultProps?: object | undefined }>(
  said: Said | undefined,
  defaultProps: object,
) => ({ ...said, defaultProps: { ...defaultProps, ...said?.defaultProps } });

/**
 * What the kit's components need around them, once a page, in an app that names its theme: emotion cache, theme, base styles, the
 * app's link component and texts. The colour scheme is the one that the app names in `<html
 * data-theme>`; MUI's own switching of schemes is not used.
 */
export const ThemedKitProvider = ({
  baseStyles,
  theme: chosenTheme,
  words,
  defaultPicture = emptyPanel,
  link = 'a',
  image = 'img',
  cache,
  toTrusted = asItIs,
  nonce,
  children,
}: ThemedKitProviderProps) => {
  const [store] = useState(() => cache ?? createClientCache());
  const theme = useMemo(() => {
    const { colorSchemes, components, ...fixed } = chosenTheme;
    const linked = {
      ...components,
      MuiButtonBase: withDefaults(components?.MuiButtonBase, { LinkComponent: link }),
      MuiLink: withDefaults(components?.MuiLink, { component: link }),
    };
    return { ...fixed, components: linked, schemes: Object.keys(colorSchemes) };
  }, [chosenTheme, link]);
  useEffect(() => {
    noteScripts();
    provideDialogs();
    provideHoverDetails();
    provideFrames();
  }, []);
  const kit = useMemo<Kit>(
    () => ({ link, image, words, toTrusted, defaultPicture }),
    [link, image, words, toTrusted, defaultPicture],
  );
  return (
    <CacheProvider value={store}>
      <ThemeProvider theme={theme}>
        {baseStyles !== undefined && (
          <style href="kit-base" precedence="kit" nonce={nonce}>
            {baseStyles}
          </style>
        )}
        <KitContext value={kit}>{children}</KitContext>
      </ThemeProvider>
    </CacheProvider>
  );
};

/** `ThemedKitProvider` with the kit's own theme and English words for an app that names none. */
export const KitProvider = ({ theme, words, ...props }: KitProviderProps) => {
  const [chosen] = useState(() => theme ?? createKitTheme());
  const complete = useMemo(() => ({ ...englishWords, ...words }), [words]);
  return <ThemedKitProvider theme={theme ?? chosen} words={complete} {...props} />;
};
