import { KitProvider } from '@insurance-kit/ui';
import { baseStyles } from '@insurance-kit/ui/base-styles';
import display from '@insurance-kit/ui/fonts/display.woff2?url';
import text from '@insurance-kit/ui/fonts/text.woff2?url';
import { PhoneField } from '@insurance-kit/ui/forms';
import { frenchLabels } from '@insurance-kit/ui/labels';
import { themeVariables } from '@insurance-kit/ui/theme';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { theme } from '../own-mui/theme';

const pages = import.meta.glob<{ readonly default: ComponentType }>('../recipes/*.tsx', {
  eager: true,
});
const styles = baseStyles({ display, text }, { variables: themeVariables(theme) });

const phone = {
  label: 'Téléphone',
  country: 'Pays du numéro',
  defaultCountry: 'CI',
  locale: 'fr',
  valid: 'Le numéro est complet.',
  invalid: 'Ce numéro n’existe pas.',
  several: 'Un seul numéro, s’il vous plaît.',
};

/** The recipe to show. The query is its number: `?1`. */
const Page = pages[`../recipes/${location.search.slice(1)}.tsx`]?.default;

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <KitProvider theme={theme} baseStyles={styles} labels={frenchLabels}>
    {Page && <Page />}
    <PhoneField name="phone" model={phone} />
  </KitProvider>,
);
