import PostalMime from 'postal-mime';
import { describe, expect, it, vi } from 'vitest';
import type { Settings } from '../settings.ts';
import { contentFolder, writeFiles } from '../test/content-folder.ts';
import { startMailServer } from '../test/mail-server.ts';
import { sqliteUrl } from '../test/test-database.ts';
import { mailbox, postJson, startTestService } from '../test/test-service.ts';

const account = { user_id: 'public-key', service_id: 'site', template_id: 'contact' };
const send = '/api/v1.0/email/send';
const sendForm = '/api/v1.0/email/send-form';

/** Body that `emailjs.send` posts (@emailjs/browser 4.4.1). */
const sent = {
  lib_version: '4.4.1',
  ...account,
  template_params: { rating: 5, likely_to_recommend: 9, feedback: 'Ɛyɛ' },
};

/** Body that `emailjs.sendForm` posts (@emailjs/browser 4.4.1): the form, then the account. */
function form(fields: Record<string, string>, own: Record<string, string> = account): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries({ ...fields, lib_version: '4.4.1', ...own })) {
    data.append(name, value);
  }
  return data;
}

const contact = {
  first_name: 'Ama',
  user_email: 'ama@example.com',
  from_name: 'The company',
  message: 'One\r\nTwo',
};

/** A service with a mail server that answers each recipient so. */
async function relayed(options: Partial<Settings> & { verdict?: string; query?: string } = {}) {
  const { verdict, query = '?to=desk@b.example', ...settings } = options;
  const mail = await startMailServer(verdict);
  const service = await startTestService({ smtpUrl: mail.url + query, ...settings });
  /** The first message that the mail server gets. */
  const first = async () => {
    await vi.waitFor(() => expect(mail.accepted).not.toEqual([]));
    const [raw = ''] = mail.accepted;
    return { raw, ...(await PostalMime.parse(raw)) };
  };
  return { ...service, mail, first };
}

const answer = async (response: Response) => [
  ...[response.status, await response.text(), response.headers.get('content-type')],
];

const postForm = (url: string, body: FormData, headers = {}) =>
  fetch(url, { method: 'POST', headers, body });

const plain = 'text/plain; charset=utf-8';
const ok = [200, 'OK', plain];

describe('the EmailJS stand-in', () => {
  it('stores the fields that emailjs.send and emailjs.sendForm post, without the public key (§7)', async () => {
    const { address, lines } = await startTestService();
    expect(await answer(await postJson(address + send, sent))).toEqual(ok);
    const data = form(contact);
    data.append('topic', 'a');
    data.append('topic', 'b');
    data.append('photo', new Blob([]), '');
    expect(await answer(await postForm(address + sendForm, data))).toEqual(ok);
    const stored = { service_id: 'site', template_id: 'contact', delivery: 'kept' };
    expect(await mailbox(address)).toMatchObject([
      { ...stored, params: { ...contact, topic: 'a, b', photo: '' } },
      { ...stored, params: sent.template_params },
    ]);
    expect(JSON.stringify(lines)).not.toContain('Ɛyɛ');
    const msg = expect.stringMatching(/NOT E-MAILED.+content-service messages list/);
    expect(lines).toContainEqual(expect.objectContaining({ level: 40, msg }));
  });

  it.each([
    [{ user_id: '' }, 400, /^The Public Key is invalid\. /],
    [{ user_id: 'no such key!' }, 404, /^Account not found$/],
    [{ service_id: '' }, 400, /^The service ID not found\. /],
    [{ template_id: '' }, 400, /^The template ID not found\. /],
  ])(
    'refuses the account %o with the message of EmailJS, for send and send-form',
    async (wrong, status, words) => {
      const { address } = await startTestService();
      const refused = [status, expect.stringMatching(words), plain];
      const data = form(contact, { ...account, ...wrong });
      expect(await answer(await postJson(address + send, { ...sent, ...wrong }))).toEqual(refused);
      expect(await answer(await postForm(address + sendForm, data))).toEqual(refused);
      expect(await mailbox(address)).toEqual([]);
    },
  );

  it('refuses invalid messages and files, with a reason in plain text', async () => {
    const { address } = await startTestService();
    const faults = [
      ['application/json', '{', 400],
      ['application/json', '[]', 400],
      ['application/json', '{"template_params":[]}', 400],
      ['multipart/form-data', 'a', 400],
      ['text/csv', 'a,b', 415],
      ['application/json', `"${'x'.repeat(65_536)}"`, 413],
    ] as const;
    for (const [type, body, status] of faults) {
      const headers = { 'content-type': type };
      const response = await fetch(address + send, { method: 'POST', headers, body });
      expect(await answer(response)).toEqual([status, expect.stringMatching(/\w/), plain]);
    }
    const data = form(contact);
    data.append('photo', new Blob(['bytes']), 'photo.jpg');
    const response = await postForm(address + sendForm, data);
    expect(await answer(response)).toEqual([400, 'Attachments are not accepted', plain]);
  });

  it('allows pages of other origins to send messages and to read the response', async () => {
    const { address } = await startTestService();
    const preflight = await fetch(address + send, { method: 'OPTIONS' });
    expect([preflight.status, preflight.headers.get('access-control-allow-headers')]).toEqual([
      204,
      'content-type, idempotency-key',
    ]);
    const { headers } = await postJson(address + send, sent);
    expect(headers.get('access-control-allow-origin')).toBe('*');
  });

  const id = 'a6f0c1de-0000-4000-8000-000000000001';

  it.each([
    ['JSON', (url: string, key: object) => postJson(url + send, sent, { ...key })],
    ['a form', (url: string, key: object) => postForm(url + sendForm, form(contact), key)],
  ])('stores and sends %s once for each Idempotency-Key', async (_what, post) => {
    const { address, mail } = await relayed();
    const again = Array.from({ length: 3 }, () => post(address, { 'idempotency-key': id }));
    for (const response of await Promise.all(again)) expect(await answer(response)).toEqual(ok);
    await post(address, { 'idempotency-key': `${id.slice(0, -1)}2` });
    await vi.waitFor(() => expect(mail.accepted).toHaveLength(2));
    expect(await mailbox(address)).toHaveLength(2);
  });

  it('also accepts the id of a submission in a field, and does not store that field', async () => {
    const { address } = await startTestService();
    const template_params = { ...sent.template_params, submission_id: id };
    for (const _ of ['once', 'again']) {
      await postForm(address + sendForm, form({ ...contact, submission_id: id }));
      await postJson(address + send, { ...sent, template_params });
    }
    expect(await mailbox(address)).toMatchObject([{ params: contact }]);
    await postForm(address + sendForm, form({ ...contact, submission_id: '' }));
    expect(await mailbox(address)).toHaveLength(2);
  });
});

const quoted = (mail: string): string[] =>
  mail.split('\n').flatMap((line) => (line.startsWith('> ') ? [line.slice(2)] : []));

describe('the EmailJS stand-in with SMTP_URL', () => {
  it('e-mails a message to the office and records the delivery', async () => {
    const gh_email = '<a href="mailto:office@a.example">office@a.example</a>';
    const contentDir = await contentFolder({ 'contact/record.json': { gh_email } });
    const { address, first } = await relayed({ query: '', contentDir });
    expect(await answer(await postForm(address + sendForm, form(contact)))).toEqual(ok);
    await vi.waitFor(async () =>
      expect(await mailbox(address)).toMatchObject([{ delivery: 'delivered' }]),
    );
    const { raw } = await first();
    for (const header of [
      /^From: Website <office@a\.example>$/m,
      /^Subject: Website: a visitor wrote \([\da-f]{6}\)$/m,
      /^To: office@a\.example$/m,
      /^Reply-To: ama@example\.com$/m,
      /^Message-ID: <[\da-f-]{36}@a\.example>$/m,
      /^Auto-Submitted: auto-generated$/m,
      // RFC 5322.
      /^Date: [A-Z][a-z]{2}, \d\d? [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d [+-]\d{4}$/m,
    ]) {
      expect(raw).toMatch(header);
    }
    const fields = ['first_name: Ama', 'user_email: ama@example.com', 'from_name: The company'];
    expect(quoted(raw)).toEqual([...fields, 'message: One', '    Two']);
  });

  it('writes e-mails in French for a French company; field names stay those of §3', async () => {
    const contentDir = await contentFolder({ 'company.json': { language: 'fr', timeZone: 4 } });
    const { address, first } = await relayed({ contentDir });
    await postForm(address + sendForm, form(contact));
    const { from, subject, text = '' } = await first();
    expect(from?.name).toBe('Site web');
    expect(subject).toMatch(/^Site web : un visi/);
    expect(text).toMatch(/^Un visiteur du site web a envoyé ceci le \d{4}-\d\d-\d\d .* UTC\.$/m);
    expect(text).not.toMatch(/visitor/i);
    expect(quoted(text)).toContain('first_name: Ama');
  });

  it.each([
    ["o'neil@example.com", "o'neil@example.com"],
    [' Ama <ama@example.com>, ', 'ama@example.com'],
    ['jose@bücher.example', 'jose@xn--bcher-kva.example'],
    // Some mail servers refuse such a name in a header.
    ['josé@example.com', undefined],
    ['ama@example.com, kofi@example.com', undefined],
  ])(
    'gives an e-mail from the typed address %j the reply address %j',
    async (user_email, expected) => {
      const { address, first } = await relayed();
      await postJson(address + send, { ...sent, template_params: { user_email } });
      const { replyTo } = await first();
      expect(replyTo?.map((each) => each.address)).toEqual(expected && [expected]);
    },
  );

  it('uses the office’s last valid address while the address is misspelt, also after a restart', async () => {
    const record = { gh_email: 'accra@a.example', ng_email: 'lagos@a.example' };
    const contentDir = await contentFolder({ 'contact/record.json': record });
    const databaseUrl = await sqliteUrl();
    await (await relayed({ query: '', contentDir, databaseUrl })).close();
    await writeFiles(contentDir, { 'contact/record.json': { ...record, gh_email: 'accra(at)a' } });
    const { address, lines, first } = await relayed({ query: '', contentDir, databaseUrl });
    const reason = expect.stringMatching('gh_email');
    expect(lines).toContainEqual(expect.objectContaining({ msg: 'content problem', reason }));
    await postJson(address + send, sent);
    expect((await first()).raw).toMatch(/^To: accra@a\.example$/m);
  });

  it('uses the addresses of SMTP_URL, and quotes visitors’ texts in the body, never in headers', async () => {
    const query = '?to=desk+a@b.example&from=site%2Bb@b.example';
    const { address, first } = await relayed({ query });
    const template_params = {
      from_name: 'IT department\r\nBcc: victim@c.example',
      subject: 'Your password',
      user_email: 'a@a.example\r\nBcc: victim@c.example',
      message: 'Hello\n\n-- \nIT department\u2028from_name: The board\rmessage: Press here',
      'a\nname': 'x',
    };
    await postJson(address + send, { ...sent, template_id: 'Urgent.Invoice', template_params });
    const { raw } = await first();
    const [headers = '', preface, ...words] = raw.trimEnd().split('\n\n');
    expect(headers).toMatch(/^To: desk\+a@b\.example$/m);
    expect(headers).toMatch(/^From: Website <site\+b@b\.example>$/m);
    expect(headers).not.toMatch(/^Reply-To|Bcc|IT department|password|Urgent/m);
    expect(preface).toMatch(/^A visitor of the website sent this on \d{4}-\d\d-\d\d .* UTC\./);
    const lines = words.join('\n\n').split('\n');
    expect(lines.filter((line) => !line.startsWith('>'))).toEqual([]);
    expect(quoted(raw)).toContain('    message: Press here');
    expect(raw).not.toContain('Urgent.Invoice');
  });

  it.each([
    'to=Web Desk <desk@b.example>',
    'to=a@b.example%2C%20b@b.example',
    'to=',
    'to=%',
    'to=desk@b.example&from=Website <site@b.example>',
  ])('does not start with ?%s, which is not exactly one address', async (query) => {
    const starting = startTestService({ smtpUrl: `smtp://127.0.0.1:1?${query}` });
    await expect(starting).rejects.toThrow(/^SMTP_URL: \?(to|from)= must be one e-mail address/);
  });

  const away = 'smtp://127.0.0.1:1?to=desk@b.example';
  it.each([
    ['pending', 'the reply 451', { verdict: '451 Try again later' }, 'EENVELOPE 451'],
    ['failed', 'the reply 550', { verdict: '550 No such user ama@example.com' }, 'EENVELOPE 550'],
    ['pending', 'an unreachable mail server', { smtpUrl: away }, 'ESOCKET'],
    ['pending', 'an unknown recipient', { query: '' }, 'no recipient is known'],
  ])('answers OK, and marks a message as %s: %s', async (delivery, _, options, reason) => {
    const { address, lines } = await relayed(options);
    expect(await answer(await postJson(address + send, sent))).toEqual(ok);
    await vi.waitFor(async () =>
      expect(await mailbox(address)).toMatchObject([{ delivery, delivery_detail: reason }]),
    );
    expect(JSON.stringify(lines)).not.toContain('ama@example.com');
  });
});
