// Shows a page of the trial (`../trial.main.ts`): `trial.html?page=01-claim&scheme=purple`.
import { KitProvider } from '@insurance-kit/ui';
import defaultPicture from '@insurance-kit/ui/art/default-picture.svg?url';
import { baseStyles } from '@insurance-kit/ui/base-styles';
import display from '@insurance-kit/ui/fonts/display.woff2?url';
import text from '@insurance-kit/ui/fonts/text.woff2?url';
import { themeVariables } from '@insurance-kit/ui/theme';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { theme } from './own-mui/theme';

const pages = import.meta.glob<{ readonly default: ComponentType }>('./pages/*.tsx');
const parameters = new URLSearchParams(location.search);
const styles = baseStyles({ display, text }, { variables: themeVariables(theme) });
document.documentElement.dataset.theme = parameters.get('scheme') ?? '';

const load = pages[`./pages/${parameters.get('page')}.tsx`];
if (load === undefined) throw new Error('There is no such page.');
const { default: Page } = await load();
createRoot(document.getElementById('root') ?? document.body).render(
  <KitProvider theme={theme} baseStyles={styles} defaultPicture={defaultPicture}>
    <Page />
  </KitProvider>,
);
