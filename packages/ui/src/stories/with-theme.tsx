import createCache from '@emotion/cache';
import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { baseStyles, type FontAddresses } from '../base-styles.ts';
import { cacheKey } from '../emotion-cache.ts';
import type { FontMeasures } from '../fonts/faces.ts';
import { englishWords, KitProvider } from '../KitProvider.tsx';
import { createKitTheme, themeVariables } from '../theme/create-kit-theme.ts';
import type { Schemes } from '../theme/roles.ts';

/** A company's looks. */
interface Looks {
  readonly fonts: FontAddresses;
  /** The measures of its fonts. */
  readonly measures?: FontMeasures | undefined;
  readonly schemes: Schemes;
  /** The scheme that the toolbar's global names. */
  readonly named: (value: unknown) => string;
  /** The picture that stands for a missing one, in a scheme. */
  readonly defaultPicture: (scheme: string) => string;
}

/**
 * The emotion cache of all stories; with one each, every story would write all styles again. It
 * writes into a single element (`speedy`): thousands of elements, one a rule, would make it slow.
 */
export const storyStyles = createCache({ key: cacheKey, stylisPlugins: [], speedy: true });

/** Stories wait for the web fonts; visitors do not (`fonts/faces.ts`). */
const waitingForFonts = (styles: string): string =>
  styles.replaceAll(/font-display:(?:swap|optional)/g, 'font-display:block');

/** Renders a story inside the kit's provider, in the scheme of the toolbar or the test run. */
export const withTheme = ({
  fonts,
  measures,
  schemes,
  named,
  defaultPicture,
}: Looks): Decorator => {
  const theme = createKitTheme({ schemes });
  const styles = waitingForFonts(
    baseStyles(fonts, { variables: themeVariables(theme), ...(measures && { measures }) }),
  );
  return (Story, { globals }) => {
    const name = named(globals.theme);
    useLayoutEffect(() => {
      document.documentElement.dataset.theme = name;
    }, [name]);
    return (
      <KitProvider
        theme={theme}
        cache={storyStyles}
        baseStyles={styles}
        words={englishWords}
        defaultPicture={defaultPicture(name)}
      >
        <Story />
      </KitProvider>
    );
  };
};
