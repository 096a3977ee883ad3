import PostalMime from 'postal-mime';
import { describe, expect, it, vi } from 'vitest';
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

async function relayed(verdict?: string, query = '?to=desk@b.example', contentDir?: string) {
  const mail = await startMailServer(verdict);
  const service = await startTestService({
    smtpUrl: mail.url + query,
    ...(contentDir && { contentDir }),
  });
  return { ...service, mail };
}

async function answer(response: Response) {
  return [response.status, await response.text(), response.headers.get('content-type')];
}

const postForm = (url: string, body: FormData, headers = {}) =>
  fetch(url, { method: 'POST', headers, body });

const plain = 'text/plain; charset=utf-8';
const ok = [200, 'OK', plain];

describe('the EmailJS stand-in', () => {
  it('accepts the post of emailjs.send: answers OK as text and stores it (§7)', async () => {
    const { address, lines } = await startTestService();
    expect(await answer(await postJson(address + send, sent))).toEqual(ok);
    expect(await mailbox(address)).toEqual([
      expect.objectContaining({
        service_id: 'site',
        template_id: 'contact',
        params: sent.template_params,
        delivery: 'kept',
      }),
    ]);
    expect(JSON.stringify(lines)).not.toContain('Ɛyɛ');
  });

  it('accepts the post of emailjs.sendForm: the form without the account (§7)', async () => {
    const { address } = await startTestService();
    const data = form(contact);
    data.append('topic', 'a');
    data.append('topic', 'b');
    data.append('photo', new Blob([]), '');
    const response = await postForm(address + sendForm, data);
    expect(await answer(response)).toEqual(ok);
    expect(await mailbox(address)).toEqual([
      expect.objectContaining({ params: { ...contact, topic: 'a, b', photo: '' } }),
    ]);
  });

  it('refuses a wrong account with EmailJS’s messages, for both calls', async () => {
    const { address } = await startTestService();
    const faults = [
      [{ user_id: '' }, 400, /^The Public Key is invalid\. /],
      [{ user_id: 'no such key!' }, 404, /^Account not found$/],
      [{ service_id: '' }, 400, /^The service ID not found\. /],
      [{ template_id: '' }, 400, /^The template ID not found\. /],
    ] as const;
    for (const [wrong, status, words] of faults) {
      const refused = [status, expect.stringMatching(words), plain];
      const data = form(contact, { ...account, ...wrong });
      expect(await answer(await postJson(address + send, { ...sent, ...wrong }))).toEqual(refused);
      expect(await answer(await postForm(address + sendForm, data))).toEqual(refused);
    }
    expect(await mailbox(address)).toEqual([]);
  });

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

  it('allows a page of another origin to send, and to read the response', async () => {
    const { address } = await startTestService();
    const preflight = await fetch(address + send, { method: 'OPTIONS' });
    expect([preflight.status, preflight.headers.get('access-control-allow-headers')]).toEqual([
      204,
      'content-type, idempotency-key',
    ]);
    const { headers } = await postJson(address + send, sent);
    expect(headers.get('access-control-allow-origin')).toBe('*');
  });
});

describe('a submission that is sent again', () => {
  const name = 'a6f0c1de-0000-4000-8000-000000000001';

  it.each([
    ['JSON', (url: string, key: object) => postJson(url + send, sent, { ...key })],
    ['a form', (url: string, key: object) => postForm(url + sendForm, form(contact), key)],
  ])('is stored and sent once: %s with an Idempotency-Key', async (_what, post) => {
    const { address, mail } = await relayed();
    const again = Array.from({ length: 3 }, () => post(address, { 'idempotency-key': name }));
    for (const response of await Promise.all(again)) expect(await answer(response)).toEqual(ok);
    await post(address, { 'idempotency-key': `${name.slice(0, -1)}2` });
    await vi.waitFor(() => expect(mail.accepted).toHaveLength(2));
    expect(await mailbox(address)).toHaveLength(2);
  });

  it('may have its id in a field, for clients that send no header; the field is not stored', async () => {
    const { address } = await startTestService();
    const named = { ...contact, submission_id: name };
    const template_params = { ...sent.template_params, submission_id: name };
    for (const _ of ['once', 'again']) {
      await postForm(address + sendForm, form(named));
      await postJson(address + send, { ...sent, template_params });
    }
    expect(await mailbox(address)).toEqual([expect.objectContaining({ params: contact })]);
    await postForm(address + sendForm, form({ ...contact, submission_id: '' }));
    expect(await mailbox(address)).toHaveLength(2);
  });
});

const quoted = (mail: string): string[] =>
  mail.split('\n').flatMap((line) => (line.startsWith('> ') ? [line.slice(2)] : []));

it('without SMTP_URL the start logs that messages are not e-mailed, and how to read them', async () => {
  const { lines } = await startTestService();
  const msg = expect.stringMatching(/NOT E-MAILED.+content-service messages list/);
  expect(lines).toContainEqual(expect.objectContaining({ level: 40, msg }));
});

describe('with SMTP_URL', () => {
  it('relays the message to the office and records the delivery', async () => {
    const contentDir = await contentFolder({
      'contact/record.json': { gh_email: '<a href="mailto:office@a.example">office@a.example</a>' },
    });
    const { address, mail } = await relayed(undefined, '', contentDir);
    const response = await postForm(address + sendForm, form(contact));
    expect(await answer(response)).toEqual(ok);
    await vi.waitFor(async () =>
      expect(await mailbox(address)).toEqual([expect.objectContaining({ delivery: 'delivered' })]),
    );
    const [message = ''] = mail.accepted;
    expect(message).toMatch(/^From: Website <office@a\.example>$/m);
    expect(message).toMatch(/^Subject: Website: a visitor wrote \([\da-f]{6}\)$/m);
    expect(message).toMatch(/^To: office@a\.example$/m);
    expect(message).toMatch(/^Reply-To: ama@example\.com$/m);
    expect(message).toMatch(/^Message-ID: <[\da-f-]{36}@a\.example>$/m);
    expect(message).toMatch(/^Auto-Submitted: auto-generated$/m);
    // RFC 5322.
    expect(message).toMatch(
      /^Date: [A-Z][a-z]{2}, \d\d? [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d [+-]\d{4}$/m,
    );
    expect(quoted(message)).toEqual([
      'first_name: Ama',
      'user_email: ama@example.com',
      'from_name: The company',
      'message: One',
      '    Two',
    ]);
  });

  it('e-mails in French for a French company, with the field names of §3', async () => {
    const contentDir = await contentFolder({ 'company.json': { language: 'fr', timeZone: 4 } });
    const { address, mail } = await relayed(undefined, undefined, contentDir);
    await postForm(address + sendForm, form(contact));
    await vi.waitFor(() => expect(mail.accepted).toHaveLength(1));
    const { from, subject, text = '' } = await PostalMime.parse(mail.accepted[0] ?? '');
    expect([from?.name, subject]).toEqual([
      'Site web',
      expect.stringMatching(/^Site web : un visi/),
    ]);
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
    'sets the reply address for %j to %j, never to a part of the typed address',
    async (user_email, expected) => {
      const { address, mail } = await relayed();
      await postJson(address + send, { ...sent, template_params: { user_email } });
      await vi.waitFor(() => expect(mail.accepted).toHaveLength(1));
      const { replyTo } = await PostalMime.parse(mail.accepted[0] ?? '');
      expect(replyTo?.map((each) => each.address)).toEqual(expected && [expected]);
    },
  );

  it('e-mails to the last valid office address while the current one is misspelt', async () => {
    const record = { gh_email: 'accra@a.example', ng_email: 'lagos@a.example' };
    const contentDir = await contentFolder({ 'contact/record.json': record });
    const databaseUrl = await sqliteUrl();
    const mail = await startMailServer();
    const start = () => startTestService({ smtpUrl: mail.url, contentDir, databaseUrl });
    await (await start()).close();
    await writeFiles(contentDir, { 'contact/record.json': { ...record, gh_email: 'accra(at)a' } });
    const { address, lines } = await start();
    expect(lines).toContainEqual(
      expect.objectContaining({
        msg: 'content problem',
        reason: expect.stringMatching('gh_email'),
      }),
    );
    await postJson(address + send, sent);
    await vi.waitFor(() => expect(mail.accepted).toHaveLength(1));
    expect(mail.accepted[0]).toMatch(/^To: accra@a\.example$/m);
  });

  it('uses the addresses of SMTP_URL, and writes visitors’ text quoted into the body, never into headers', async () => {
    const { address, mail } = await relayed(
      undefined,
      '?to=desk+a@b.example&from=site%2Bb@b.example',
    );
    const template_params = {
      from_name: 'IT department\r\nBcc: victim@c.example',
      subject: 'Your password',
      user_email: 'a@a.example\r\nBcc: victim@c.example',
      message: 'Hello\n\n-- \nIT department\u2028from_name: The board\rmessage: Press here',
      'a\nname': 'x',
    };
    await postJson(address + send, { ...sent, template_id: 'Urgent.Invoice', template_params });
    await vi.waitFor(() => expect(mail.accepted).toHaveLength(1));
    const [headers = '', ...body] = (mail.accepted[0] ?? '').split('\n\n');
    expect(headers).toMatch(/^To: desk\+a@b\.example$/m);
    expect(headers).toMatch(/^From: Website <site\+b@b\.example>$/m);
    expect(headers).not.toMatch(/^Reply-To/m);
    expect(headers).not.toMatch(/Bcc|IT department|password|Urgent/);
    const [preface, ...words] = body.join('\n\n').trimEnd().split('\n\n');
    expect(preface).toMatch(
      /^A visitor of the website sent this on \d{4}-\d\d-\d\d \d\d:\d\d UTC\./,
    );
    const lines = words.join('\n\n').split('\n');
    expect(lines.filter((line) => !line.startsWith('>'))).toEqual([]);
    expect(quoted(mail.accepted[0] ?? '')).toContain('    message: Press here');
    expect(mail.accepted[0]).not.toContain('Urgent.Invoice');
  });

  it.each([
    'to=Web Desk <desk@b.example>',
    'to=a@b.example%2C%20b@b.example',
    'to=',
    'to=%',
    'to=desk@b.example&from=Website <site@b.example>',
  ])('SMTP_URL with ?%s stops the start, because it is not one address', async (query) => {
    const starting = startTestService({ smtpUrl: `smtp://127.0.0.1:1?${query}` });
    await expect(starting).rejects.toThrow(/^SMTP_URL: \?(to|from)= must be one e-mail address/);
  });

  const away = { smtpUrl: 'smtp://127.0.0.1:1?to=desk@b.example' };
  const nobody = { smtpUrl: 'smtp://127.0.0.1:1' };
  it.each([
    ['pending', '451', () => relayed('451 Try again later'), 'EENVELOPE 451'],
    ['failed', '550', () => relayed('550 No such user ama@example.com'), 'EENVELOPE 550'],
    ['pending', 'no mail server', () => startTestService(away), 'ESOCKET'],
    ['pending', 'no recipient', () => startTestService(nobody), 'no recipient is known'],
  ])('a message is %s after %s; its visitor gets OK', async (delivery, _, start, reason) => {
    const { address, lines } = await start();
    expect(await answer(await postJson(address + send, sent))).toEqual(ok);
    await vi.waitFor(async () =>
      expect(await mailbox(address)).toMatchObject([{ delivery, delivery_detail: reason }]),
    );
    expect(JSON.stringify(lines)).not.toContain('ama@example.com');
  });
});
