import { createTransport } from 'nodemailer';
import { StartError } from '../startError.ts';
import type { Message } from '../store/store.ts';

/** What became of a message handed to the relay; `reason` holds no visitor's data. */
export type Delivery =
  | { readonly state: 'delivered' }
  | { readonly state: 'failed'; readonly reason: string };

/** Sends the stand-in's messages on as e-mail. */
export interface Relay {
  /** Hands one message to the mail server; never rejects. */
  deliver(message: Message): Promise<Delivery>;
  close(): void;
}

/** How long the mail server may be silent, in milliseconds: less than a visitor's patience. */
const silence = 8_000;

/**
 * A relay through the mail server of `SMTP_URL`: `smtp://user:password@host:port` or `smtps://…`.
 * `?to=` and `?from=` name the two addresses; without them both are `officeAddress`.
 *
 * @param officeAddress the contact page's e-mail address at that moment, or `undefined`
 * @throws StartError; its message never shows the address, which may hold a password
 */
export function openRelay(smtpUrl: string, officeAddress: () => string | undefined): Relay {
  const url = URL.parse(smtpUrl);
  if (url === null || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '') {
    throw new StartError('SMTP_URL must be smtp://user:password@host:port or smtps://…');
  }
  const to = url.searchParams.get('to') ?? undefined;
  const from = url.searchParams.get('from') ?? undefined;
  url.searchParams.delete('to');
  url.searchParams.delete('from');
  const transport = createTransport({
    url: url.href,
    connectionTimeout: silence,
    greetingTimeout: silence,
    socketTimeout: silence,
  });

  return {
    async deliver(message) {
      const recipient = to ?? officeAddress();
      if (recipient === undefined) return { state: 'failed', reason: 'no recipient is known' };
      try {
        await transport.sendMail({
          to: recipient,
          from: { name: text(message.params.from_name), address: from ?? recipient },
          replyTo: readAddress(text(message.params.user_email)),
          subject: `Website: ${message.template_id}`,
          text: Object.entries(message.params)
            .map(([name, value]) => `${name}: ${text(value)}`)
            .join('\n'),
        });
        return { state: 'delivered' };
      } catch (error) {
        return { state: 'failed', reason: describe(error) };
      }
    },
    close: () => transport.close(),
  };
}

/** The first e-mail address in a text, which may be HTML. */
export function readAddress(value: string): string | undefined {
  return /[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+/.exec(value)?.[0];
}

function text(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The mail server's code; its words may repeat the visitor's address. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  const code = 'code' in error ? String(error.code) : error.name;
  return 'responseCode' in error ? `${code} ${String(error.responseCode)}` : code;
}
