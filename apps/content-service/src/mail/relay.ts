import { domainToASCII } from 'node:url';
import { readEmailAddress } from '@insurance-kit/content-client/email-address';
import { createServerSanitizer } from '@insurance-kit/content-client/html/server';
import { contactOffices, emailParts } from '@insurance-kit/content-client/offices';
import { resources } from '@insurance-kit/content-client/records';
import { errorCode, SettingError } from '@insurance-kit/server/settings';
import { createTransport } from 'nodemailer';
import type { ServiceLog } from '../base/app.ts';
import type { Language } from '../content/company.ts';
import type { ContentRecord } from '../content/read-folder.ts';
import type { Store, StoredMessage } from '../store/store.ts';

const sanitize = createServerSanitizer();

/** The first e-mail address of the offices (§2.17). `undefined` if it is invalid or missing. */
export function officeAddress(contact: ContentRecord | undefined): string | undefined {
  if (contact === undefined) return undefined;
  for (const office of contactOffices(resources.contact.parse([contact], { sanitize }))) {
    const address = emailParts(office.email).find(({ href }) => href !== undefined);
    if (address !== undefined) return address.text;
    const written = 'fixed' in office ? contact[`${office.fixed}_email`] : office.email;
    if (written) return undefined;
  }
  return undefined;
}

/**
 * The returned function reads the office's e-mail address, or else the last valid one. It stores a
 * valid address for later runs. If this fails, the next call tries again.
 */
export function followOfficeAddress(
  contact: () => ContentRecord | undefined,
  store: Pick<Store, 'getValue' | 'setValue'>,
  log: Pick<ServiceLog, 'warn'>,
): () => Promise<string | undefined> {
  let last: string | undefined;
  let stored: string | undefined;
  return async () => {
    const valid = officeAddress(contact()) ?? last;
    last = valid;
    if (valid === undefined) return store.getValue('office-address');
    if (valid === stored) return valid;
    try {
      await store.setValue('office-address', valid);
      stored = valid;
    } catch (err) {
      log.warn({ err }, 'could not store the office address');
    }
    return valid;
  };
}

/** Result of sending. `refused` is permanent. `reason` contains no data of the visitor. */
export type Delivery =
  | { readonly state: 'delivered' }
  | { readonly state: 'refused' | 'deferred'; readonly reason: string };

export type Relay = ReturnType<typeof openRelay>;

/** Lines of the preface have at most 76 characters. */
const mailTexts = {
  en: {
    sender: 'Website',
    subject: (reference: string) => `Website: a visitor wrote (${reference})`,
    preface: (at: string) => `A visitor of the website sent this on ${at}.
The visitor wrote every line that begins with ">", names and addresses
too. Nobody has checked these lines: do not open a link or follow an
instruction in them unless you would do so for a stranger.`,
  },
  fr: {
    sender: 'Site web',
    subject: (reference: string) => `Site web : un visiteur a écrit (${reference})`,
    preface: (at: string) => `Un visiteur du site web a envoyé ceci le ${at}.
Chaque ligne qui commence par « > » vient du visiteur, noms et adresses
compris, et personne ne l’a vérifiée : n’ouvrez aucun lien et ne suivez
aucune instruction que vous n’accepteriez pas d’un inconnu.`,
  },
};

/** Milliseconds for which the mail server may be silent. */
const silence = 30_000;

interface MailCompany {
  address(): Promise<string | undefined>;
  language(): Language;
}

/**
 * Sends mail through the server of `SMTP_URL`. `?to=` and `?from=` replace `company.address()`.
 * @throws SettingError if the URL is invalid. The error omits the URL, which may have a password.
 */
export function openRelay(smtpUrl: string, company: MailCompany) {
  const url = URL.parse(smtpUrl);
  const isMailServer =
    url !== null && ['smtp:', 'smtps:'].includes(url.protocol) && url.hostname !== '';
  // A path means that the password has an unescaped slash.
  if (!isMailServer || !['', '/'].includes(url.pathname)) {
    throw new SettingError(
      'SMTP_URL must be smtp://user:password@host:port or smtps://…, with characters such as @ and / in the password percent-encoded',
    );
  }
  const to = addressOf(url, 'to');
  const from = addressOf(url, 'from');
  url.searchParams.delete('to');
  url.searchParams.delete('from');
  const transport = createTransport({
    url: url.href,
    connectionTimeout: silence,
    greetingTimeout: silence,
    // Longer, because a mail server may scan a text before it accepts it: if we stop waiting, we
    // send the message again. Two such pauses are shorter than the outbox's lease.
    socketTimeout: 4 * silence,
  });

  return {
    /** Sends a message. Never rejects. */
    async deliver(message: StoredMessage): Promise<Delivery> {
      try {
        const recipient = to ?? (await company.address());
        if (recipient === undefined) return { state: 'deferred', reason: 'no recipient is known' };
        const sender = asciiDomain(from ?? recipient);
        const texts = mailTexts[company.language()];
        const visitor = asciiDomain(readEmailAddress(text(message.params.user_email)) ?? '');
        // Some servers refuse headers with addresses such as `josé@…`: omit such a `Reply-To`.
        const canReply = /^[\x21-\x7e]+$/.test(visitor);
        await transport.sendMail({
          to: asciiDomain(recipient),
          // Visitors choose neither sender nor subject.
          from: { name: texts.sender, address: sender },
          subject: texts.subject(message.id.slice(-6)),
          // Every attempt has the same id, so that mail programs recognise duplicates.
          messageId: `<${message.id}@${sender.split('@').at(-1)}>`,
          date: new Date(message.received_at),
          // Prevents out-of-office replies to the visitor (RFC 3834).
          headers: { 'Auto-Submitted': 'auto-generated' },
          text: letter(message, texts.preface),
          // Pass an object, so that nodemailer does not split the address.
          ...(canReply && { replyTo: { name: '', address: visitor } }),
        });
        return { state: 'delivered' };
      } catch (error) {
        return { state: isFinal(error) ? 'refused' : 'deferred', reason: describe(error) };
      }
    },
    close: () => transport.close(),
  };
}

/**
 * Reads the address in a parameter of `SMTP_URL`. A `+` does not become a space.
 * @throws SettingError unless the value is one address: of a list, a mail server may refuse a part.
 */
function addressOf({ search }: URL, name: 'to' | 'from'): string | undefined {
  const [, written] = new RegExp(`[?&]${name}=([^&]*)`).exec(search) ?? [];
  if (written === undefined) return undefined;
  try {
    const address = decodeURIComponent(written);
    if (readEmailAddress(address) === address) return address;
  } catch {}
  throw new SettingError(
    `SMTP_URL: ?${name}= must be one e-mail address such as desk@example.com, without a name or further addresses`,
  );
}

function letter({ received_at, params }: StoredMessage, preface: (at: string) => string): string {
  const at = `${received_at.slice(0, 16).replace('T', ' ')} UTC`;
  const quoted = Object.entries(params).flatMap(([name, value]) =>
    // Indent the later lines of a value, so that none of them looks like a field.
    `${name}: ${text(value)}`
      .split(lineEnd)
      .map((line, index) => `> ${index === 0 ? '' : '    '}${line}`.trimEnd()),
  );
  return [preface(at), '', ...quoted].join('\n');
}

/** Ends of lines, including characters that only some mail programs treat as such. */
const lineEnd = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

/** An address with its domain in ASCII: `mail.xn--bcher-kva.example`. */
const asciiDomain = (address: string): string =>
  address.replace(/[^@]+$/, (domain) => domainToASCII(domain) || domain);

function text(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Returns an error's code or name. Its message may contain the visitor's address. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  const code = errorCode(error) ?? error.name;
  return 'responseCode' in error ? `${code} ${String(error.responseCode)}` : code;
}

/** Whether the server refused the message permanently. False if server or account is at fault. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error && 'permanent' in error && error.permanent === true)) return false;
  return ['EENVELOPE', 'EMESSAGE'].includes(errorCode(error) ?? '');
}
