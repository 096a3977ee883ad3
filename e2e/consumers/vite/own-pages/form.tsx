// Written from docs/kit.md alone: a form of the kit's fields, in an own theme.
import { Button, ChoiceField, KitProvider, PageHero, Section, TextField } from '@insurance-kit/ui';
import { PhoneField } from '@insurance-kit/ui/forms';
import { schemesOf } from '@insurance-kit/ui/palette';
import { createKitTheme } from '@insurance-kit/ui/theme';
import Stack from '@mui/material/Stack';
import { createRoot } from 'react-dom/client';

const theme = createKitTheme({
  schemes: schemesOf({ orange: '#a04300' }),
  overrides: { components: { KitPageHero: { styleOverrides: { lead: { fontStyle: 'italic' } } } } },
});

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
  <KitProvider theme={theme}>
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
