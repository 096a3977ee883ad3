'use client';

import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { Theme } from '@mui/material/styles';
// `@mui/material/styles` would add MUI's switching of colour schemes.
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
export const englishLabels = {
  /** Hidden text after a link that leaves the site. */
  opensInNewTab: 'opens in a new tab',
  /** Shown while content loads (§4.1). */
  loading: 'Loading...',
  /** Shown beside the label of a required field. */
  required: 'required',
  close: 'Close',
  openMenu: 'Open the menu',
  closeMenu: 'Close the menu',
  skipToContent: 'Skip to the content',
  mainNavigation: 'Main',
  audienceSwitch: 'Audience',
  sectionNavigation: 'Products',
  /** Headings that mark lists in feature texts (`FeaturesContent`). */
  covered: 'What is covered',
  notCovered: 'What is not covered',
  /** Accessible name of the pager. */
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (number: number) => `Page ${number}`,
  /** Role descriptions. */
  carousel: 'carousel',
  slide: 'slide',
  position: (current: number, total: number) => `${current} of ${total}`,
};

/** The kit's texts. All others come in view models. */
export type KitLabels = Readonly<typeof englishLabels>;

/** Props of a link component. React Router's `Link` needs an adapter (`href` → `to`). */
export type KitLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string };

/** HTML that React can set: a string, or a TrustedHTML under Trusted Types. */
export type TrustedMarkup = string | TrustedHTML;

interface Kit {
  /** The app's link component. */
  readonly link: ElementType<KitLinkProps>;
  /** The app's component for the `img` of pictures. */
  readonly image: ElementType<ImgHTMLAttributes<HTMLImageElement>>;
  readonly labels: KitLabels;
  /** Turns safe HTML into markup that the page's Trusted Types policy allows. */
  readonly toTrusted: (html: SafeHtml) => TrustedMarkup;
  /** Shown instead of a missing or broken picture. */
  readonly defaultPicture: string;
}

const KitContext = createContext<Kit | undefined>(undefined);

/** The kit's settings. @throws Error outside a `KitProvider`. */
export const useKit = (): Kit => {
  const kit = useContext(KitContext);
  if (kit === undefined) throw new Error('A component of the kit needs a KitProvider above it.');
  return kit;
};

const asItIs = (html: SafeHtml): TrustedMarkup => html;

/** Without settings the kit is in English, in neutral colours, with plain links. */
export interface KitProviderProps {
  /** `baseStyles(fonts)`. A server-rendered app passes it on the server alone. */
  readonly baseStyles?: string | undefined;
  /** The company's theme (`createKitTheme`); by default the kit's neutral one. */
  readonly theme?: Theme | undefined;
  readonly labels?: Partial<KitLabels> | undefined;
  /** Address of the default picture in the app (§3); by default an empty panel. */
  readonly defaultPicture?: string | undefined;
  /** The app's link component, used by MUI's buttons and links too; by default `<a>`. */
  readonly link?: ElementType<KitLinkProps>;
  /** The app's component for the `img` of pictures; by default `img`. */
  readonly image?: ElementType<ImgHTMLAttributes<HTMLImageElement>>;
  /** The emotion cache: a style collector's on the server, `createClientCache()` in a browser. */
  readonly cache?: EmotionCache;
  /** Required if the page enforces Trusted Types; by default HTML is set as it is. */
  readonly toTrusted?: (html: SafeHtml) => TrustedMarkup;
  /** Nonce of the base style sheet, if the page's policy needs one. */
  readonly nonce?: string | undefined;
  readonly children: ReactNode;
}

export interface ThemedKitProviderProps extends Omit<KitProviderProps, 'theme' | 'labels'> {
  readonly theme: Theme;
  readonly labels: KitLabels;
}

const emptyPanel =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 9'%3E%3Cpath fill='%23e9e5e8' d='M0 0h16v9H0z'/%3E%3C/svg%3E";

/** A theme's settings of a component, with default props that the theme can override. */
const withDefaults = <Defaults extends { readonly defaultProps?: object | undefined }>(
  defaults: Defaults | undefined,
  defaultProps: object,
) => ({ ...defaults, defaultProps: { ...defaultProps, ...defaults?.defaultProps } });

/** Provides emotion cache, theme, base styles, links and texts, once a page. */
export const ThemedKitProvider = ({
  baseStyles,
  theme: chosenTheme,
  labels,
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
    () => ({ link, image, labels, toTrusted, defaultPicture }),
    [link, image, labels, toTrusted, defaultPicture],
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

/** `ThemedKitProvider` with a default theme and English texts. */
export const KitProvider = ({ theme, labels, ...props }: KitProviderProps) => {
  const [chosen] = useState(() => theme ?? createKitTheme());
  const complete = useMemo(() => ({ ...englishLabels, ...labels }), [labels]);
  return <ThemedKitProvider theme={theme ?? chosen} labels={complete} {...props} />;
};
