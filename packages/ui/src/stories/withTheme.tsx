import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import defaultPicture from '../art/default-picture.svg';
import { baseStyles } from '../baseStyles.ts';
import display from '../fonts/display.woff2';
import displayExtra from '../fonts/display-extra.woff2?no-inline';
import text from '../fonts/text.woff2';
import textExtra from '../fonts/text-extra.woff2?no-inline';
import { KitProvider } from '../KitProvider.tsx';
import { type ThemeName, themeNames } from '../theme/roles.ts';
import { storyWords } from './words.ts';

/** A company's colours, where the Storybook is one's; else the kit's. */
const variables: string | undefined = import.meta.env.COMPANY_THEME?.variables;

/** Whoever looks at a design waits for its fonts; a visitor does not (`fonts/faces.ts`). */
const styles = baseStyles({ display, text, displayExtra, textExtra }, variables).replaceAll(
  /font-display:(?:swap|optional)/g,
  'font-display:block',
);

const themeOf = (chosen: unknown): ThemeName =>
  themeNames.find((name) => name === chosen) ?? 'purple';

/** Puts a story under the kit's provider, in the theme that the toolbar or the test run chose. */
export const withTheme: Decorator = (Story, { globals }) => {
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
