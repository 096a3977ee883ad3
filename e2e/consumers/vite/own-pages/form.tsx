// Uses only what docs/kit.md explains: a form with the kit's fields, in a custom theme.
import { Button, ChoiceField, KitProvider, PageHero, Section, TextField } from '@insurance-kit/ui';
import { baseStyles } from '@insurance-kit/ui/base-styles';
import display from '@insurance-kit/ui/fonts/display.woff2?url';
import text from '@insurance-kit/ui/fonts/text.woff2?url';
import { PhoneField } from '@insurance-kit/ui/forms';
import { germanLabels } from '@insurance-kit/ui/labels';
import { schemesOf } from '@insurance-kit/ui/palette';
import { createKitTheme, themeVariables } from '@insurance-kit/ui/theme';
import Stack from '@mui/material/Stack';
import { createRoot } from 'react-dom/client';

const theme = createKitTheme({
  schemes: schemesOf({ orange: '#a04300' }),
  overrides: { components: { KitPageHero: { styleOverrides: { lead: { fontStyle: 'italic' } } } } },
});

const styles = baseStyles({ display, text }, { variables: themeVariables(theme) });

const phone = {
  label: 'Telefon',
  country: 'Land der Telefonnummer',
  defaultCountry: 'DE',
  locale: 'de',
  valid: 'Die Nummer ist vollständig.',
  invalid: 'Diese Nummer gibt es nicht.',
  several: 'Bitte nur eine Nummer.',
};

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <KitProvider theme={theme} baseStyles={styles} labels={germanLabels}>
    <main>
      <PageHero title="Rückruf" lead="Wir rufen Sie heute noch an." />
      <Section>
        <Stack component="form" sx={{ gap: 3, maxWidth: '40rem' }}>
          <TextField name="name" label="Name" required autoComplete="name" />
          <ChoiceField name="cover" label="Versicherung" options={['Auto', 'Reise']} />
          <PhoneField name="phone" model={phone} />
          <Button type="submit">Zurückrufen</Button>
        </Stack>
      </Section>
    </main>
  </KitProvider>,
);
