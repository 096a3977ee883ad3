import { isSubmissionId } from '@insurance-kit/content-client';
import { feedbackForm } from '@insurance-kit/content-client/forms';
import { readForm } from '@insurance-kit/ui/forms';
import { growsTooFast, hostileShapes } from 'scripts/lib/hostile-texts.ts';
import { expect, it, onTestFinished, vi } from 'vitest';
import { contactSchema, readContactValues } from './contact-fields.ts';
import { postContact } from './post-contact.ts';

const fields = {
  submission_id: 'a6f0c1de-0000-4000-8000-000000000001',
  first_name: 'Ama',
  last_name: 'Boadu',
  user_email: 'ama@example.com',
  user_phone: '024 412 7730',
  user_enquiry: 'Motor insurance',
  message: 'How much?',
  website: '',
};

const post = async (
  changed: Readonly<Record<string, string>> = {},
  { isAccepted = true, ...wait }: { isAccepted?: boolean; waitSeconds?: number } = {},
) => {
  const email = vi.fn(async () => isAccepted);
  const body = new URLSearchParams({ ...fields, ...changed });
  const request = new Request('https://site.example/redcontact', { method: 'POST', body });
  const countTrapped = vi.fn();
  const answer = await postContact(request, {
    email,
    saveFeedback: vi.fn(),
    countTrapped,
    ...wait,
  });
  return { answer, email, countTrapped };
};

it('§7 a valid message is e-mailed with the time of sending, but without the privacy checkbox', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-04-08T23:07:30Z') });
  onTestFinished(() => void vi.useRealTimers());
  const { answer, email } = await post({ privacy: 'on' });
  expect(email).toHaveBeenCalledExactlyOnceWith(
    'contact',
    expect.objectContaining({
      first_name: 'Ama',
      user_phone: '+233244127730',
      user_enquiry: 'Motor insurance',
      time: '04/08/2030, 23:07',
      from_name: 'Harmattan Insurance Ghana',
      submission_id: fields.submission_id,
    }),
  );
  expect(email).not.toHaveBeenCalledWith('contact', expect.objectContaining({ privacy: 'on' }));
  expect(answer).toMatchObject({ status: 303 });
  expect(answer instanceof Response && answer.headers.get('location')).toBe(
    '/redcontact?sent=emailed#contact-answer',
  );
});

it.each([
  ['user_email', ' <ama@example.com>,', 'ama@example.com'],
  ['user_email', 'mailto:ama@example.com', 'ama@example.com'],
  ['user_phone', '0031 20 123 4567', '+31201234567'],
  ['user_phone', '030 200 0100 ext 12', '+233302000100 ext. 12'],
  ['time', '4/8/2030,10:15', '04/08/2030, 10:15'],
  ['time', '31/12/2030', '12/31/2030, 09:00'],
])('the %s %j is sent as %j', async (field, value, sent) => {
  const { email } = await post({ [field]: value });
  expect(email).toHaveBeenCalledWith('contact', expect.objectContaining({ [field]: sent }));
});

it.each([
  ['first_name', ' ', 'missing'],
  ['user_email', 'ama@', 'invalid'],
  ['user_email', 'ama@example.com, kofi@example.com', 'invalid'],
  ['user_phone', '0244', 'invalid'],
  ['time', '04/31/2030, 10:15', 'invalid'],
])(
  '§5.1 a message with the %s %j is not sent, and returns to the form',
  async (field, value, problem) => {
    const { answer, email } = await post({ [field]: value });
    expect(email).not.toHaveBeenCalled();
    expect(answer).toMatchObject({
      init: { status: 422 },
      data: { problems: [{ field, problem }], values: { message: 'How much?', [field]: value } },
    });
  },
);

it.each([
  ['cannot be sent', { isAccepted: false }, 503, 'Failed to send message. Please try again.'],
  ['is over the rate limit', { waitSeconds: 40 }, 429, expect.stringContaining('40')],
])(
  '§8 if a message %s, the form shows all its values again',
  async (_, outcome, status, message) => {
    const { answer, email } = await post({}, outcome);
    expect(email).toHaveBeenCalledTimes(status === 429 ? 0 : 1);
    expect(answer).toMatchObject({
      init: { status },
      data: {
        values: { first_name: 'Ama', user_phone: '024 412 7730', message: 'How much?' },
        outcome: { severity: 'error', message },
      },
    });
  },
);

it('a message with the field that only robots fill in is counted, but not sent', async () => {
  const { answer, email, countTrapped } = await post({ website: 'https://spam.example' });
  expect(countTrapped).toHaveBeenCalledOnce();
  expect(email).not.toHaveBeenCalled();
  expect(answer).toMatchObject({ init: { status: 503 } });
});

it('long fields of both forms are read in linear time', async () => {
  const rating = (text: string) => ({ rating: text, likely_to_recommend: text, feedback: text });
  const read = (text: string) =>
    Promise.all([
      readForm(
        contactSchema,
        readContactValues(() => text),
      ),
      readForm(feedbackForm, rating(text)),
      isSubmissionId(text),
    ]);
  const slow: string[] = [];
  for (const shape of hostileShapes) if (await growsTooFast(shape, read)) slow.push(shape);
  expect(slow).toEqual([]);
});
