import { expect, it } from 'vitest';
import { contentFolder, writeFiles } from '../test/content-folder.ts';
import { startMailServer } from '../test/mail-server.ts';
import { mailbox, postJson, startTestService } from '../test/test-service.ts';

const account = { user_id: 'public-key', service_id: 'site', template_id: 'contact' };
const send = '/api/v1.0/email/send';
const sendForm = '/api/v1.0/email/send-form';

/** A long text: 21 kB. */
const long = 'Ɛyɛ\r\n'.repeat(3_000);

/** Body that `emailjs.send` posts (@emailjs/browser 4.4.1). */
const sent = {
  lib_version: '4.4.1',
  ...account,
  template_params: { rating: 5, likely_to_recommend: 9, feedback: long },
};

/** Body that `emailjs.sendForm` posts (@emailjs/browser 4.4.1): the form, then the account. */
function form(fields: Record<string, string>, own: Record<string, string> = account): FormData {
  const data = new FormData();
  const all = { ...fields, lib_version: '4.4.1', ...own };
  for (const [name, value] of Object.entries(all)) data.append(name, value);
  return data;
}

const contact = { first_name: 'Ama', from_name: 'The company', message: long };

const answer = async (response: Response) => [
  ...[response.status, await response.text(), response.headers.get('content-type')],
];

const postForm = (url: string, body: FormData, headers = {}) =>
  fetch(url, { method: 'POST', headers, body });

const ok = [200, 'OK', 'text/plain; charset=utf-8'];

it('the EmailJS stand-in stores the fields that emailjs.send and emailjs.sendForm post, but not the public key (§7)', async () => {
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

it('the EmailJS stand-in refuses an invalid account or body, and says why', async () => {
  const { address } = await startTestService();
  const refused = async (response: Response) => [response.status, await response.json()];
  for (const name of ['user_id', 'service_id', 'template_id']) {
    const reason = [400, { error: `${name} is missing or invalid` }];
    const data = form(contact, { ...account, [name]: 'no such id!' });
    expect(await refused(await postJson(address + send, { ...sent, [name]: '' }))).toEqual(reason);
    expect(await refused(await postForm(address + sendForm, data))).toEqual(reason);
  }
  for (const [type, body, status] of [
    ['application/json', '{', 400],
    ['application/json', '[]', 400],
    ['application/json', '{"template_params":[]}', 400],
    ['multipart/form-data', 'a', 400],
    ['text/plain', 'a', 415],
    ['application/json', `"${'x'.repeat(65_536)}"`, 413],
  ] as const) {
    const headers = { 'content-type': type };
    const response = await fetch(address + send, { method: 'POST', headers, body });
    expect(await refused(response)).toEqual([status, { error: expect.any(String) }]);
  }
  const data = form(contact);
  data.append('photo', new Blob(['bytes']), 'photo.jpg');
  const response = await postForm(address + sendForm, data);
  expect(await refused(response)).toEqual([400, { error: 'Attachments are not accepted' }]);
  expect(await mailbox(address)).toEqual([]);
});

const id = 'a6f0c1de-0000-4000-8000-000000000001';

it('with SMTP_URL, the EmailJS stand-in e-mails one message per submission id (header or field), in the company’s language', async () => {
  const { accepted, url: SMTP_URL } = await startMailServer();
  const record = { gh_email: '<a href="mailto:office@a.example">office@a.example</a>' };
  const files = { 'contact/record.json': record, 'company.json': { language: 'fr' } };
  const { address } = await startTestService({ SMTP_URL, CONTENT_DIR: await contentFolder(files) });
  const withField = { ...contact, submission_id: `${id}-field` };
  const posts = [1, 2, 3].flatMap(() => [
    postJson(address + send, sent, { 'idempotency-key': `${id}-json` }),
    postForm(address + sendForm, form(contact), { 'idempotency-key': id }),
    postForm(address + sendForm, form(withField)),
    postJson(address + send, { ...sent, template_params: withField }),
  ]);
  for (const response of await Promise.all(posts)) expect(await answer(response)).toEqual(ok);
  await expect.poll(() => accepted).toHaveLength(3);
  expect(accepted[0]).toMatch(/^From: Site web <office@a\.example>$/m);
  expect(await mailbox(address)).toHaveLength(3);
  expect(JSON.stringify(await mailbox(address))).not.toContain('submission_id');
  await postForm(address + sendForm, form({ ...contact, submission_id: '' }));
  expect(await mailbox(address)).toHaveLength(4);
});

it('after a restart, messages go to the office’s last valid address if a new address is misspelt', async () => {
  const contactFile = (gh_email: string) => ({
    'contact/record.json': { gh_email, ng_email: 'lagos@a.example' },
  });
  const CONTENT_DIR = await contentFolder(contactFile('accra@a.example'));
  const { accepted, url: SMTP_URL } = await startMailServer();
  const settings = { SMTP_URL, CONTENT_DIR };
  const { close, lines, DATABASE_URL } = await startTestService(settings);
  for (const [before, gh_email] of ['kumasi@a.example', 'kumasi(at)a'].entries()) {
    await writeFiles(CONTENT_DIR, contactFile(gh_email));
    const reloads = () => lines.filter(({ msg }) => msg === 'content reloaded');
    await expect.poll(reloads).toHaveLength(before + 1);
  }
  await close();
  const restarted = await startTestService({ ...settings, DATABASE_URL });
  await postJson(restarted.address + send, sent);
  await expect.poll(() => accepted).toEqual([expect.stringMatching(/^To: kumasi@a\.example$/m)]);
});
