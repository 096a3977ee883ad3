import type { EmailJsAccount } from '../../shared/context.ts';

/** Time-out in milliseconds. EmailJS itself has none. */
const emailTimeout = 10_000;

/** Loads the EmailJS client. Hides a blocked `localStorage`, because the client would throw. */
async function clientOf({ publicKey, origin }: EmailJsAccount) {
  try {
    void localStorage;
  } catch {
    Object.defineProperty(window, 'localStorage', { value: undefined });
  }
  const client = await import('@emailjs/browser');
  client.init({ publicKey, origin });
  return client;
}

/** `busy`: rate-limited, because many e-mails came from the visitor's network. */
type EmailOutcome = 'sent' | 'failed' | 'busy';

/** Waits for EmailJS until the time-out. Only some of EmailJS's errors have a status. */
async function outcomeOf(sending: Promise<unknown>): Promise<EmailOutcome> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('EmailJS did not answer in time.')), emailTimeout);
  });
  try {
    await Promise.race([sending, late]);
    return 'sent';
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: visitors read that sending failed; the reason is for developers.
    console.error('An e-mail could not be sent.', error);
    return Object(error).status === 429 ? 'busy' : 'failed';
  }
}

/** Sends fields as form data. `sendEmail` sends parameters as JSON (§7). */
export function sendEmailForm(
  account: EmailJsAccount,
  templateId: string,
  fields: Readonly<Record<string, string>>,
) {
  const form = document.createElement('form');
  for (const [name, value] of Object.entries(fields)) {
    // Use a textarea, because an input drops line breaks.
    form.append(Object.assign(document.createElement('textarea'), { name, value }));
  }
  return outcomeOf(
    clientOf(account).then(({ sendForm }) => sendForm(account.serviceId, templateId, form)),
  );
}

export const sendEmail = (
  account: EmailJsAccount,
  templateId: string,
  parameters: Readonly<Record<string, string | number>>,
) =>
  outcomeOf(
    clientOf(account).then(({ send }) => send(account.serviceId, templateId, { ...parameters })),
  );
