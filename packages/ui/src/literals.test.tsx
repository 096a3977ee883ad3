// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ContactForm } from './components/ContactForm/ContactForm.tsx';
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

const fields = bracketed(contactFields);
const { problems } = contactForm;

/** Selects elements without texts of the company, such as the countries' names of `Intl`. */
const except = `style, script, select[aria-label="${fields.user_phone.country}"]`;

const sending = { action: '#', onSend: vi.fn() };
const form = { ...sending, model: bracketed(contactForm), fields, schema: schemaOf(fields) };
const feedbackForm = { ...sending, model: bracketed(feedback), schema: feedbackSchema };

const toast = {
  severity: 'error',
  message: inBrackets('It failed'),
  action: { label: inBrackets('Put it back'), onSelect: vi.fn() },
} as const;

const show = (part: ReactElement) => renderInKit(part, { labels: pseudoLabels });

beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ addEventListener() {} })));

const sentForm = <ContactForm {...form} state={{ status: 'sent', isWritingAnother: false }} />;
const failedForm = <ContactForm {...form} state={{ status: 'failed', onRestore: vi.fn() }} />;
const failedFeedback = <FeedbackForm {...feedbackForm} error={toast.message} />;
const noFeedback = <FeedbackForm {...feedbackForm} />;
const banner = <CookieBanner model={bracketed(cookieBanner)} settings={cookieSettings} />;

it.each<[string, ReactElement, shown: string, send?: string]>([
  ['The contact form after sending', sentForm, contactForm.sent.title],
  ['An invalid contact form after a failure', failedForm, problems(5), contactForm.send],
  ['The feedback form after a failed send', failedFeedback, 'It failed'],
  ['An incomplete feedback form', noFeedback, feedback.incomplete, feedback.send],
  ['The cookie banner', banner, cookieBanner.text],
  ['A toast', <Toasts key="" toasts={[toast]} />, 'It failed'],
])('%s has no hard-coded texts', async (_, part, shown, send) => {
  show(part);
  if (send) fireEvent.click(await screen.findByRole('button', { name: inBrackets(send) }));
  await screen.findByText(inBrackets(shown));
  expect(literalsIn(document.body, except)).toEqual([]);
});

it('a French calendar names months and days in French, also for screen readers', async () => {
  const time = { ...fields.time, locale: 'fr-CI' };
  show(<DateTimeField id="time" name="time" model={time} defaultValue="02/11/2030, 10:15" />);
  fireEvent.click(screen.getByRole('button', { name: time.open }));
  const panel = screen.getByRole('group', { name: time.open });
  await waitFor(() => expect(panel.textContent).toContain('10:15'));
  const labels = literalsIn(panel)
    .join('\n')
    .replaceAll(/\[\[.*?\]\]/g, '');
  expect(labels).toContain('lundi 11 février 2030');
  expect(labels).not.toMatch(/Mon|Tue|Wed|Thu|Fri|Sat|Sun|Feb/);
});
