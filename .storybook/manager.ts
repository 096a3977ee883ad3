import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

declare global {
  /** The company's name, colour and logo for Storybook's sidebar and toolbar. Set by `main.ts`. */
  var BRAND: { readonly name: string; readonly colour: string; readonly mark: string } | undefined;
}

const { name = '', colour = 'black', mark = '' } = globalThis.BRAND ?? {};

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: `${name}: the kit`,
    brandImage: mark,
    brandTarget: '_self',
    colorSecondary: colour,
    barSelectedColor: colour,
    barHoverColor: colour,
    fontBase: '"Segoe UI", Arial, sans-serif',
  }),
});
