import { Alert, Chip, LinearProgress, Switch, Tooltip } from '@mui/material';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Button } from '../components/Button/Button.tsx';
import { ContactForm } from '../components/ContactForm/ContactForm.tsx';
import { FeaturesContent } from '../components/FeaturesContent/FeaturesContent.tsx';
import { FeedbackForm } from '../components/FeedbackForm/FeedbackForm.tsx';
import { PeopleCarousel } from '../components/PeopleCarousel/PeopleCarousel.tsx';
import { contactFields, contactForm, contactValues, feedback } from '../fixtures/forms.ts';
import { executives } from '../fixtures/pages.ts';
import { featuresHtml } from '../fixtures/products.ts';
import { schemes } from '../fixtures/schemes.ts';
import { englishWords, ThemedKitProvider, type ThemedKitProviderProps } from '../KitProvider.tsx';
import { themeData, themeFromData } from './built-theme.ts';
import { createKitTheme } from './create-kit-theme.ts';

const theme = createKitTheme({ schemes });
const fromData = themeFromData(JSON.parse(JSON.stringify(themeData(theme))));

const rendered = (chosen: ThemedKitProviderProps['theme'], content: ReactNode): string =>
  renderToString(
    <ThemedKitProvider theme={chosen} words={englishWords}>
      {content}
    </ThemedKitProvider>,
  );

const noop = () => undefined;

const contents: Readonly<Record<string, ReactNode>> = {
  'a contact form': (
    <ContactForm
      model={contactForm}
      fields={contactFields}
      action="#"
      onSend={noop}
      onDraft={noop}
    />
  ),
  'a contact form that could not be sent': (
    <ContactForm
      model={contactForm}
      fields={contactFields}
      action="#"
      filled={contactValues}
      onSend={noop}
      onDraft={noop}
      state={{ status: 'failed', onRestore: noop }}
    />
  ),
  'a feedback form': (
    <FeedbackForm model={feedback} action="#" state={{ status: 'failed', message: 'Not sent' }} />
  ),
  features: <FeaturesContent html={featuresHtml} />,
  'a carousel': <PeopleCarousel title="Board" lead="" people={executives} />,
  buttons: (['contained', 'outlined', 'text'] as const).map((variant) => (
    <Button key={variant} variant={variant} loading>
      Send
    </Button>
  )),
  'components of MUI': (
    <>
      <Alert severity="warning">Late</Alert>
      <Chip label="New" clickable />
      <LinearProgress color="secondary" />
      <Switch disabled />
      <Tooltip title="Help" open>
        <span>?</span>
      </Tooltip>
    </>
  ),
};

// Class names are made of the styles: equal HTML has equal looks.
it.each(Object.entries(contents))(
  'a theme out of its data gives %s the same looks',
  (_, content) => {
    const html = rendered(theme, content);
    expect(html).toContain('kit-');
    expect(rendered(fromData, content)).toBe(html);
  },
);
