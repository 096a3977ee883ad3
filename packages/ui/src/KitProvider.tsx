'use client';

import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { Theme } from '@mui/material/styles';
// Not from `@mui/material/styles`, whose provider also switches colour schemes.
import { ThemeProvider } from '@mui/system';
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
import { createClientCache } from './emotion-cache.ts';
import { englishLabels, type KitLabels } from './labels.ts';
import { provideDialogs } from './page/dialogs.ts';
import { provideFrames } from './page/frames.ts';
import { provideHoverDetails } from './page/hover-details.ts';
import { noteScripts } from './page/scripted.ts';
import { createKitTheme } from './theme/create-kit-theme.ts';

/** Props that the kit gives to the app's link component. For React Router, map `href` to `to`. */
export type KitLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string };

type Kit = Required<Pick<ThemedKitProviderProps, 'link' | 'labels' | 'defaultPicture'>>;

const KitContext = createContext<Kit | undefined>(undefined);

/** Returns the settings of the nearest `KitProvider`. @throws Error outside of one. */
export const useKit = (): Kit => {
  const kit = useContext(KitContext);
  if (kit === undefined) throw new Error('A component of the kit needs a KitProvider around it.');
  return kit;
};

/** All settings are optional: the default is English, neutral colours and plain links. */
export interface KitProviderProps {
  /** The result of `baseStyles(fonts)`. With server rendering, pass it on the server only. */
  readonly baseStyles?: string | undefined;
  /** The company's theme (`createKitTheme`). Default: neutral colours. */
  readonly theme?: Theme | undefined;
  /** Labels that replace the English ones, for example `frenchLabels`. */
  readonly labels?: Partial<KitLabels> | undefined;
  /** Address of the default picture (§3). Default: an empty panel. */
  readonly defaultPicture?: string | undefined;
  /** The app's link component. MUI's buttons and links use it too. Default: `<a>`. */
  readonly link?: ElementType<KitLinkProps>;
  /** Emotion's cache. Default: `createClientCache()`. Servers: `createStyleCollector().cache`. */
  readonly cache?: EmotionCache;
  readonly children: ReactNode;
}

export interface ThemedKitProviderProps extends Omit<KitProviderProps, 'theme' | 'labels'> {
  readonly theme: Theme;
  readonly labels: KitLabels;
}

const emptyPanel =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 9'%3E%3Cpath fill='%23e9e5e8' d='M0 0h16v9H0z'/%3E%3C/svg%3E";

/** Adds default props to a component's entry in the theme. Keeps props that the theme sets. */
const withDefaults = <Defaults extends { readonly defaultProps?: object | undefined }>(
  defaults: Defaults | undefined,
  defaultProps: object,
) => ({ ...defaults, defaultProps: { ...defaultProps, ...defaults?.defaultProps } });

/** Like `KitProvider`, but requires a theme and all labels, so apps do not bundle the defaults. */
export const ThemedKitProvider = ({
  baseStyles,
  theme: chosenTheme,
  labels,
  defaultPicture = emptyPanel,
  link = 'a',
  cache,
  children,
}: ThemedKitProviderProps) => {
  const [usedCache] = useState(() => cache ?? createClientCache());
  const theme = useMemo(() => {
    const { colorSchemes, components, ...fixed } = chosenTheme;
    const linked = {
      ...components,
      MuiButtonBase: withDefaults(components?.MuiButtonBase, { LinkComponent: link }),
      MuiLink: withDefaults(components?.MuiLink, { component: link }),
    };
    // `applyStyles` reads `this.colorSchemes`, which the returned theme lacks.
    const applyStyles = chosenTheme.applyStyles.bind(chosenTheme);
    return { ...fixed, applyStyles, components: linked, schemes: Object.keys(colorSchemes) };
  }, [chosenTheme, link]);
  useEffect(() => {
    noteScripts();
    provideDialogs();
    provideHoverDetails();
    provideFrames();
  }, []);
  const kit = useMemo<Kit>(
    () => ({ link, labels, defaultPicture }),
    [link, labels, defaultPicture],
  );
  return (
    <CacheProvider value={usedCache}>
      <ThemeProvider theme={theme}>
        {baseStyles !== undefined && (
          <style href="kit-base" precedence="kit">
            {baseStyles}
          </style>
        )}
        <KitContext value={kit}>{children}</KitContext>
      </ThemeProvider>
    </CacheProvider>
  );
};

/** Provides the theme, Emotion's cache, base styles, links and labels. Use it once per page. */
export const KitProvider = ({ theme, labels, ...props }: KitProviderProps) => {
  const [initialTheme] = useState(() => theme ?? createKitTheme());
  const complete = useMemo(() => ({ ...englishLabels, ...labels }), [labels]);
  return <ThemedKitProvider theme={theme ?? initialTheme} labels={complete} {...props} />;
};
