import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import defaultPicture from '../art/default-picture.svg';
import { baseStyles, type CompanyStyles, type FontAddresses } from '../baseStyles.ts';
import display from '../fonts/display.woff2';
import displayExtra from '../fonts/display-extra.woff2?no-inline';
import text from '../fonts/text.woff2';
import textExtra from '../fonts/text-extra.woff2?no-inline';
import { KitProvider } from '../KitProvider.tsx';
import { type ThemeName, themeNames } from '../theme/roles.ts';
import { storyWords } from './words.ts';

const themeOf = (chosen: unknown): ThemeName =>
  themeNames.find((name) => name === chosen) ?? 'purple';

const kitFonts: FontAddresses = { display, text, displayExtra, textExtra };

/** Whoever looks at a design waits for its fonts; a visitor does not (`fonts/faces.ts`). */
const waitingForFonts = (styles: string): string =>
  styles.replaceAll(/font-display:(?:swap|optional)/g, 'font-display:block');

/**
 * Puts a story under the kit's provider, in the theme that the toolbar or the test run chose.
 *
 * @param fonts a company's; default the kit's.
 * @param own a company's colours and measures.
 */
export const withTheme = (fonts: FontAddresses = kitFonts, own: CompanyStyles = {}): Decorator => {
  const styles = waitingForFonts(baseStyles(fonts, own));
  return (Story, { globals }) => {
    const name = themeOf(globals.theme);
    useLayoutEffect(() => {
      document.documentElement.dataset.theme = name;
    }, [name]);
    return (
      <KitProvider
        baseStyles={styles}
        words={storyWords}
        defaultPicture={name === 'red' ? `${defaultPicture}#red` : defaultPicture}
      >
        <Story />
      </KitProvider>
    );
  };
};
