import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import defaultPicture from '../art/default-picture.svg';
import { baseStyles, type FontAddresses } from '../base-styles.ts';
import { schemes as storySchemes } from '../fixtures/schemes.ts';
import display from '../fonts/display.woff2';
import displayExtra from '../fonts/display-extra.woff2?no-inline';
import type { FontMeasures } from '../fonts/faces.ts';
import text from '../fonts/text.woff2';
import textExtra from '../fonts/text-extra.woff2?no-inline';
import { englishWords, KitProvider } from '../KitProvider.tsx';
import { createKitTheme, themeVariables } from '../theme/create-kit-theme.ts';
import type { Schemes } from '../theme/roles.ts';

const kitFonts: FontAddresses = { display, text, displayExtra, textExtra };

/** Stories wait for the web fonts; visitors do not (`fonts/faces.ts`). */
const waitingForFonts = (styles: string): string =>
  styles.replaceAll(/font-display:(?:swap|optional)/g, 'font-display:block');

/**
 * Renders a story inside the kit's provider, in the scheme of the toolbar or the test run.
 *
 * @param fonts a company's fonts; by default the kit's.
 * @param own a company's schemes, and the metrics of its fonts.
 */
export const withTheme = (
  fonts: FontAddresses = kitFonts,
  {
    schemes = storySchemes,
    named = String,
    measures,
  }: {
    readonly schemes?: Schemes;
    /** The scheme that the toolbar's global names. */
    readonly named?: (value: unknown) => string;
    readonly measures?: FontMeasures | undefined;
  } = {},
): Decorator => {
  const theme = createKitTheme({ schemes });
  const [, second] = Object.keys(schemes);
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
        baseStyles={styles}
        words={englishWords}
        defaultPicture={name === second ? `${defaultPicture}#red` : defaultPicture}
      >
        <Story />
      </KitProvider>
    );
  };
};
