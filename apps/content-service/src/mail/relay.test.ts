import PostalMime from 'postal-mime';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startMailServer } from '../test/mail-server.ts';
import { followOfficeAddress, officeAddress, openRelay } from './relay.ts';

const id = '019ab3f0-0000-7000-8000-00000abcdef1';
const office = { address: async () => 'office@a.example', language: () => 'en' as const };

interface Sending {
  readonly query?: string;
  readonly url?: string;
  readonly login?: string;
  /** The mail server's reply to `RCPT` and `AUTH`. `end`: its reply to a message's text. */
  readonly verdict?: string;
  readonly end?: string;
  readonly company?: Parameters<typeof openRelay>[1];
}

/** Delivers a message with the fields `params` to a test mail server. */
async function deliver(params: object, sending: Sending = {}) {
  const mail = await startMailServer(sending.verdict, sending.end);
  const { query = '', url = mail.url, login = '', company = office } = sending;
  const relay = openRelay(url.replace('//', `//${login}`) + query, company);
  onTestFinished(relay.close);
  const about = { service_id: 'site', template_id: 'Urgent.Invoice', delivery: 'pending' } as const;
  const stored = { ...about, id, received_at: '2026-11-29T08:30:00.000Z', delivery_detail: null };
  const delivery = await relay.deliver({ ...stored, params: { ...params } });
  const [raw = ''] = mail.accepted;
  return { delivery, raw, ...(await PostalMime.parse(raw)) };
}

/** A mail's lines that quote the visitor, without the `> ` before them. */
const quoted = (mail: string): string[] =>
  mail.split('\n').flatMap((line) => (line.startsWith('> ') ? [line.slice(2)] : []));

const contact = { first_name: 'Ama', user_email: 'ama@example.com', message: 'One\r\nTwo' };

it('the mail relay e-mails a message to the office', async () => {
  const { delivery, raw } = await deliver(contact);
  expect(delivery).toEqual({ state: 'delivered' });
  expect(raw.split('\n')).toEqual(
    expect.arrayContaining([
      'From: Website <office@a.example>',
      'Subject: Website: a visitor wrote (bcdef1)',
      'To: office@a.example',
      'Reply-To: ama@example.com',
      `Message-ID: <${id}@a.example>`,
      'Auto-Submitted: auto-generated',
      // In the format of RFC 5322.
      'Date: Sun, 29 Nov 2026 08:30:00 +0000',
    ]),
  );
  const fields = ['first_name: Ama', 'user_email: ama@example.com', 'message: One', '    Two'];
  expect(quoted(raw)).toEqual(fields);
});

it('the mail relay writes to a French-speaking company in French, but does not translate field names (§3)', async () => {
  const company = { ...office, language: () => 'fr' as const };
  const { from, subject, text = '' } = await deliver({ ...contact, rating: 5 }, { company });
  expect(from?.name).toBe('Site web');
  expect(subject).toMatch(/^Site web : un visi/);
  expect(text).toMatch(/^Un visiteur du site web a envoyé ceci le 2026-11-29 08:30 UTC\.$/m);
  expect(text).not.toMatch(/visitor/i);
  expect(quoted(text)).toEqual(expect.arrayContaining(['first_name: Ama', 'rating: 5']));
});

it.each([
  ["o'neil@example.com", "o'neil@example.com"],
  [' Ama <ama@example.com>, ', 'ama@example.com'],
  ['jose@bücher.example', 'jose@xn--bcher-kva.example'],
  // Left out, because some mail servers refuse non-ASCII addresses in headers.
  ['josé@example.com', undefined],
  ['ama@example.com, kofi@example.com', undefined],
])('for the visitor’s address %j, the Reply-To header is %j', async (typed, expected) => {
  const { replyTo } = await deliver({ user_email: typed });
  expect(replyTo?.map((each) => each.address)).toEqual(expected && [expected]);
});

it('the mail relay reads sender and recipient from SMTP_URL, and quotes visitors only in the body', async () => {
  const query = '?to=desk+a@b.example&from=site%2Bb@b.example';
  const params = {
    from_name: 'IT department\r\nBcc: victim@c.example',
    subject: 'Your password',
    user_email: 'a@a.example\r\nBcc: victim@c.example',
    message: 'Hello\n\n-- \nIT department\u2028from_name: The board\rmessage: Press here',
    'a\nname': 'x',
  };
  const { raw } = await deliver(params, { query });
  const [headers = '', preface, ...words] = raw.trimEnd().split('\n\n');
  expect(headers).toMatch(/^To: desk\+a@b\.example$/m);
  expect(headers).toMatch(/^From: Website <site\+b@b\.example>$/m);
  expect(headers).not.toMatch(/^Reply-To|Bcc|IT department|password|Urgent/m);
  expect(preface).toMatch(/^A visitor of the website sent this on 2026-11-29 08:30 UTC\./);
  const lines = words.join('\n\n').split('\n');
  expect(lines.filter((line) => !line.startsWith('>'))).toEqual([]);
  expect(quoted(raw)).toContain('    message: Press here');
  expect(raw).not.toContain('Urgent.Invoice');
});

it.each([
  'to=Web Desk <desk@b.example>',
  'to=a@b.example%2C%20b@b.example',
  'to=a%20b@b.example',
  'to=',
  'to=%',
  'to=desk@b.example&from=Website <site@b.example>',
])('SMTP_URL with ?%s is invalid: `to` and `from` must each be one address', (query) => {
  expect(() => openRelay(`smtp://127.0.0.1:1?${query}`, office)).toThrow(
    /^SMTP_URL: \?(to|from)= must be one e-mail address/,
  );
});

const unknown = { ...office, address: async () => undefined };

it.each<[string, string, Sending, string]>([
  ['deferred', 'the reply 451', { verdict: '451 Try again later' }, 'EENVELOPE 451'],
  ['refused', 'the reply 550', { verdict: '550 No such user ama@b.example' }, 'EENVELOPE 550'],
  ['refused', 'the reply 554 to the text', { end: '554 Spam' }, 'EMESSAGE 554'],
  ['deferred', 'a wrong password', { login: 'ama:x@', verdict: '535 Wrong' }, 'EAUTH 535'],
  ['deferred', 'an unreachable mail server', { url: 'smtp://127.0.0.1:1' }, 'ESOCKET'],
  ['deferred', 'an unknown recipient', { company: unknown }, 'no recipient is known'],
])('the mail relay reports a message as %s because of %s', async (state, _, sending, reason) => {
  expect((await deliver(contact, sending)).delivery).toEqual({ state, reason });
});

const gh_email = '<a href="mailto:hello@a.example">hello@a.example</a>';
const ng_email = 'lagos@a.example';

const offices = [{ name: 'Abidjan' }, { email: 'bouake@a.example' }];

it.each([
  ['gh_email', { gh_email, ng_email }, 'hello@a.example'],
  ['the first address in the list of offices', { gh_email, offices }, 'bouake@a.example'],
  ['part of the text gh_email', { gh_email: 'Email: info@a.example', ng_email }, 'info@a.example'],
  ['the first address in gh_email', { gh_email: 'a@a.example/b@a.example' }, 'a@a.example'],
  ['unknown if gh_email is invalid', { gh_email: 'info(at)a.example', ng_email }, undefined],
  ['ng_email if gh_email is empty', { gh_email: '', ng_email }, ng_email],
  ['unknown if the record has no address', {}, undefined],
])('the e-mail address of the office is %s (§2.17, readings §6)', (_what, contact, address) => {
  expect(officeAddress(contact)).toBe(address);
});

it('followOfficeAddress returns the last valid address, and if it was not stored, stores it later', async () => {
  const contact = { gh_email: 'accra@a.example' };
  const setValue = vi.fn(async () => {}).mockRejectedValueOnce(new Error('locked'));
  const store = { getValue: async () => undefined, setValue };
  const address = followOfficeAddress(() => contact, store, { warn: vi.fn() });
  for (const written of ['accra@a.example', 'accra(at)a', 'accra(at)a']) {
    contact.gh_email = written;
    expect(await address()).toBe('accra@a.example');
  }
  expect(setValue).toHaveBeenCalledTimes(2);
});
