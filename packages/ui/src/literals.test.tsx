// @vitest-environment jsdom
import { configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ContactForm, type ContactFormProps } from './components/ContactForm/ContactForm.tsx';
import type { ContactFormModel } from './components/ContactForm/form-fields.ts';
import { CookieBanner } from './components/CookieBanner/CookieBanner.tsx';
import { DateTimeField } from './components/DateTimeField/DateTimeField.tsx';
import { FeedbackForm } from './components/FeedbackForm/FeedbackForm.tsx';
import { Toasts } from './components/Toasts/Toasts.tsx';
import {
  contactFields,
  contactForm,
  cookieBanner,
  cookieSettings,
  feedback,
  feedbackSchema,
  schemaOf,
} from './fixtures/forms.ts';
import { bracketed, inBrackets, literalsIn, pseudoLabels } from './stories/pseudo-locale.ts';
import { renderInKit } from './stories/render-in-kit.tsx';

const { sent, ...pseudoTexts } = bracketed(contactForm);
const pseudoForm: ContactFormModel = {
  ...pseudoTexts,
  problems: (count) => inBrackets(`${count} problems`),
  tooLong: (most) => inBrackets(`${most} at most`),
  sent: { ...sent, steps: () => [inBrackets('We read it')] },
};

const pseudoFields = bracketed(contactFields);
const pseudoTime = {
  ...contactFields.time,
  ...pseudoFields.time,
  hint: () => inBrackets('Month first'),
};
const fields = { ...pseudoFields, time: pseudoTime };

/** Texts from `Intl`, such as names of countries and months, have tests below. */
const country = inBrackets(contactFields.user_phone.country);
const ofIntl = `style, script, select[aria-label="${country}"]`;

const Form = ({ fields: own = fields, ...form }: Partial<ContactFormProps>) => (
  <ContactForm
    model={pseudoForm}
    fields={own}
    schema={schemaOf(own)}
    action="#"
    onSend={vi.fn()}
    {...form}
  />
);

const show = (part: ReactElement) => renderInKit(part, { labels: pseudoLabels });

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }));
});

// Long, because components load slowly when all tests run in parallel.
configure({ asyncUtilTimeout: 30_000 });

describe('the kit has no hard-coded texts', () => {
  it('the check finds visible texts and texts in attributes', () => {
    render(
      <p>
        [[told]] and <img src="/a.png" alt="A house" />
      </p>,
    );
    expect(literalsIn(document.body)).toEqual(['[[told]] and', 'alt="A house" of <img>']);
  });

  it('in the contact form, whether sent, failed or invalid', async () => {
    const { unmount } = show(<Form state={{ status: 'sent', meanwhile: false }} />);
    expect(literalsIn(document.body, ofIntl)).toEqual([]);
    unmount();
    show(<Form state={{ status: 'failed', onRestore: vi.fn() }} />);
    await screen.findByRole('combobox', { name: country });
    expect(literalsIn(document.body, ofIntl)).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: inBrackets(contactForm.send) }));
    await screen.findByText(inBrackets('5 problems'));
    expect(literalsIn(document.body, ofIntl)).toEqual([]);
  });

  it('in the feedback form, whether incomplete or failed', async () => {
    const model = bracketed(feedback);
    show(
      <FeedbackForm
        action="#"
        model={model}
        schema={feedbackSchema}
        onSend={vi.fn()}
        error={inBrackets('It failed')}
      />,
    );
    await screen.findByText(inBrackets('It failed'));
    expect(literalsIn(document.body)).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: model.send }));
    await screen.findByText(model.incomplete);
    expect(literalsIn(document.body)).toEqual([]);
  });

  it('in the cookie banner and toasts', async () => {
    show(
      <>
        <CookieBanner model={bracketed(cookieBanner)} settings={cookieSettings} />
        <Toasts
          toasts={[
            {
              severity: 'error',
              message: inBrackets('It failed'),
              action: { label: inBrackets('Put it back'), onSelect: vi.fn() },
            },
          ]}
        />
      </>,
    );
    await screen.findByText(inBrackets('It failed'));
    expect(literalsIn(document.body)).toEqual([]);
  });
});

describe('texts from libraries are in the company’s language', () => {
  const french = {
    ...fields,
    user_phone: { ...fields.user_phone, defaultCountry: 'CI', locale: 'fr-CI' },
    time: { ...pseudoTime, locale: 'fr-CI' },
  };

  it('the phone field lists countries in French', async () => {
    show(<Form fields={french} />);
    const names = () =>
      screen.getByRole('combobox', { name: country }).textContent?.split(/(?<=\p{Ll})(?=\p{Lu})/u);
    await waitFor(() => expect(names()).toContain('Allemagne'));
    expect(names()).toContain('Côte d’Ivoire');
    expect(names()).not.toContain('Germany');
  });

  it('the calendar names months and days in French, also for screen readers', async () => {
    show(
      <DateTimeField id="time" name="time" model={french.time} defaultValue="02/11/2030, 10:15" />,
    );
    fireEvent.click(screen.getByRole('button', { name: inBrackets(contactFields.time.open) }));
    const panel = screen.getByRole('group', { name: inBrackets(contactFields.time.open) });
    await waitFor(() => expect(panel.textContent).toContain('10:15'));
    const labels = literalsIn(panel)
      .join('\n')
      .replaceAll(/\[\[.*?\]\]/g, '');
    expect(labels).toContain('lundi 11 février 2030');
    expect(labels).not.toMatch(/Mon|Tue|Wed|Thu|Fri|Sat|Sun|Feb/);
  });
});
