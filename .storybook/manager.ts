import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Insurance kit',
    brandTarget: '_self',
    fontBase: '"Segoe UI", Arial, sans-serif',
  }),
});
