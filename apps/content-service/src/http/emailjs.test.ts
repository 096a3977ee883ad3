import { describe, expect, it } from 'vitest';
import { contentFolder } from '../test/contentFolder.ts';
import { postJson, startTestMailServer, startTestService } from '../test/testService.ts';

const account = { user_id: 'public-key', service_id: 'site', template_id: 'contact' };
const send = '/api/v1.0/email/send';
const sendForm = '/api/v1.0/email/send-form';

/** What `emailjs.send` of @emailjs/browser 4.4.1 posts. */
const sent = {
  lib_version: '4.4.1',
  ...account,
  template_params: { rating: 5, likely_to_recommend: 9, feedback: 'Ɛyɛ' },
};

/** What `emailjs.sendForm` of @emailjs/browser 4.4.1 posts: the form, then the account. */
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

async function mailbox(address: string): Promise<unknown> {
  return (await fetch(`${address}/mailbox`)).json();
}

async function answer(response: Response) {
  const type = response.headers.get('content-type');
  return [response.status, await response.text(), type];
}

const plain = 'text/plain; charset=utf-8';

describe('the EmailJS stand-in', () => {
  it('takes what emailjs.send posts: answers OK as text and keeps it (§7)', async () => {
    const { address, lines } = await startTestService();
    expect(await answer(await postJson(address + send, sent))).toEqual([200, 'OK', plain]);
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

  it('takes what emailjs.sendForm posts: the form without the account (§7)', async () => {
    const { address } = await startTestService();
    const data = form(contact);
    data.append('topic', 'a');
    data.append('topic', 'b');
    // A file field that was left empty.
    data.append('photo', new Blob([]), '');
    const response = await fetch(address + sendForm, { method: 'POST', body: data });
    expect(await answer(response)).toEqual([200, 'OK', plain]);
    expect(await mailbox(address)).toEqual([
      expect.objectContaining({ params: { ...contact, topic: 'a, b', photo: '' } }),
    ]);
  });

  it.each([
    [{ user_id: '' }, 400, /^The Public Key is invalid\. /],
    [{ user_id: 'no such key!' }, 404, /^Account not found$/],
    [{ service_id: '' }, 400, /^The service ID not found\. /],
    [{ template_id: '' }, 400, /^The template ID not found\. /],
  ])('refuses %o in the words of EmailJS, both ways', async (wrong, status, words) => {
    const { address } = await startTestService();
    const responses = [
      await postJson(address + send, { ...sent, ...wrong }),
      await fetch(address + sendForm, {
        method: 'POST',
        body: form(contact, { ...account, ...wrong }),
      }),
    ];
    for (const response of responses) {
      expect(await answer(response)).toEqual([status, expect.stringMatching(words), plain]);
    }
    expect(await mailbox(address)).toEqual([]);
  });

  it.each([
    ['broken JSON', 'application/json', '{', 400],
    ['a list', 'application/json', '[]', 400],
    ['parameters that are a list', 'application/json', '{"template_params":[]}', 400],
    ['a broken form', 'multipart/form-data; boundary=x', '--x\r\nnonsense', 400],
    ['a form without a boundary', 'multipart/form-data', 'a', 400],
    ['another kind of body', 'text/csv', 'a,b', 415],
    ['too large a body', 'application/json', `"${'x'.repeat(65_536)}"`, 413],
  ])('refuses %s with a reason as text', async (_what, type, body, status) => {
    const { address } = await startTestService();
    for (const path of [send, sendForm]) {
      const headers = { 'content-type': type };
      const response = await fetch(address + path, { method: 'POST', headers, body });
      expect(await answer(response)).toEqual([status, expect.stringMatching(/\w/), plain]);
    }
  });

  it('refuses a file in the form rather than lose it', async () => {
    const { address } = await startTestService();
    const data = form(contact);
    data.append('photo', new Blob(['bytes']), 'photo.jpg');
    const response = await fetch(address + sendForm, { method: 'POST', body: data });
    expect(await answer(response)).toEqual([400, 'Attachments are not accepted', plain]);
  });

  it('answers the preflight of a page elsewhere, and lets it read the answer', async () => {
    const { address } = await startTestService();
    const preflight = await fetch(address + send, {
      method: 'OPTIONS',
      headers: { origin: 'https://site.example', 'access-control-request-method': 'POST' },
    });
    expect(preflight.status).toBe(204);
    expect(Object.fromEntries(preflight.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type',
    });
    for (const body of [sent, '{']) {
      const response = await postJson(address + send, body);
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
    }
  });
});

describe('with SMTP_URL', () => {
  it('relays the message to the office and records the delivery', async () => {
    const mail = await startTestMailServer();
    const contentDir = await contentFolder({
      'contact/record.json': { gh_email: '<a href="mailto:office@a.example">office@a.example</a>' },
    });
    const { address } = await startTestService({ contentDir, smtpUrl: mail.url });
    const response = await fetch(address + sendForm, { method: 'POST', body: form(contact) });
    expect(await answer(response)).toEqual([200, 'OK', plain]);
    const [message = ''] = mail.taken;
    expect(message).toMatch(/^From: The company <office@a\.example>$/m);
    expect(message).toMatch(/^To: office@a\.example$/m);
    expect(message).toMatch(/^Reply-To: ama@example\.com$/m);
    expect(message).toMatch(/^first_name: Ama$/m);
    expect(await mailbox(address)).toEqual([expect.objectContaining({ delivery: 'delivered' })]);
  });

  it('writes to the addresses of SMTP_URL, and takes no header from a visitor', async () => {
    const mail = await startTestMailServer();
    const smtpUrl = `${mail.url}?to=desk@b.example&from=site@b.example`;
    const { address } = await startTestService({ smtpUrl });
    const template_params = {
      from_name: 'X\r\nBcc: victim@c.example',
      user_email: 'a@a.example\r\nBcc: victim@c.example',
    };
    await postJson(address + send, { ...sent, template_params });
    const [headers = ''] = (mail.taken[0] ?? '').split('\n\n');
    expect(headers).toMatch(/^To: desk@b\.example$/m);
    expect(headers).toMatch(/^From: .*<site@b\.example>$/m);
    expect(headers).toMatch(/^Reply-To: a@a\.example$/m);
    expect(headers).not.toMatch(/^Bcc:/m);
  });

  it('answers an error when the relay fails; the message is kept with the reason', async () => {
    const mail = await startTestMailServer('550 No such user ama@example.com');
    const smtpUrl = `${mail.url}?to=desk@b.example`;
    const { address, lines } = await startTestService({ smtpUrl });
    const response = await postJson(address + send, sent);
    expect(await answer(response)).toEqual([412, 'SMTP: EENVELOPE 550', plain]);
    expect(await mailbox(address)).toEqual([
      expect.objectContaining({ delivery: 'failed', delivery_detail: 'EENVELOPE 550' }),
    ]);
    expect(lines).toContainEqual(
      expect.objectContaining({ level: 40, msg: 'message stored, but not delivered' }),
    );
    expect(JSON.stringify(lines)).not.toContain('ama@example.com');
  });

  it('answers an error when the mail server is away, or nobody is there to write to', async () => {
    const away = await startTestService({ smtpUrl: 'smtp://127.0.0.1:1?to=desk@b.example' });
    expect((await postJson(away.address + send, sent)).status).toBe(412);
    const nobody = await startTestService({ smtpUrl: 'smtp://127.0.0.1:1' });
    const response = await postJson(nobody.address + send, sent);
    expect(await answer(response)).toEqual([412, 'SMTP: no recipient is known', plain]);
  });

  it.each(['http://mail.example', 'mail.example:25', 'smtp://'])(
    'refuses to start with an address that is no mail server: %s',
    async (smtpUrl) => {
      await expect(startTestService({ smtpUrl })).rejects.toThrow(/^SMTP_URL must be /);
    },
  );
});
