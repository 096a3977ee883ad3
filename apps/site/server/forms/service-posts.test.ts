import {
  file,
  hang,
  recordLog,
  startFakeService,
  status,
} from '@insurance-kit/server/test/fake-service';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { createUpstream } from '../content/upstream.ts';
import { siteOfEachTest } from '../test/site.ts';
import { createSubmissionSender } from './submission-sender.ts';

const at = siteOfEachTest();

const id = 'a6f0c1de-0000-4000-8000-000000000001';
const posts = () => at.service.requests.filter(({ method }) => method === 'POST');
const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  at.ask(path, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', origin: at.origin, ...headers },
  });

describe('feedback (readings §5)', () => {
  const path = '/content/api/feedback/form';
  const good = JSON.stringify({ rating: 5, likely_to_recommend: 9, feedback: 'Akwaaba ɔ' });

  test('the site forwards valid feedback with its submission id, and refuses invalid feedback with a reason', async () => {
    at.service.on('/api/feedback/form', status(201));
    await at.start();
    expect((await post(path, good)).status).toBe(201);
    await post(path, good, { 'idempotency-key': id, 'content-type': 'application/json; a=b' });
    for (const [body, headers, expected] of [
      [good, { origin: 'https://evil.example' }, 403],
      [good, { 'content-type': 'text/plain; a=application/json' }, 415],
      ['{', {}, 400],
      ['{"rating":0,"likely_to_recommend":5}', {}, 400],
      [good, { 'idempotency-key': 'short' }, 400],
      [good.padEnd(17_000), {}, 413],
    ] as const) {
      const answer = await post(path, body, headers);
      expect(answer.status, body).toBe(expected);
      expect(answer.body.length).toBeGreaterThan(10);
    }
    expect(at.service.posted).toEqual([good, good]);
    expect(posts().map(({ headers }) => headers['idempotency-key'])).toEqual([undefined, id]);
  });

  test('the site limits posts per submission id, and has a higher limit for posts per IP address', async () => {
    at.service.on('/api/feedback/form', status(201));
    await at.start();
    const send = async (key: string) => (await post(path, good, { 'idempotency-key': key })).status;
    for (let person = 0; person < 30; person += 1) {
      expect(await send(`a6f0c1de-${person}`)).toBe(201);
    }
    for (let turn = 0; turn < 9; turn += 1) await send('a6f0c1de-0');
    expect(await send('a6f0c1de-0')).toBe(429);
    expect(await send('a6f0c1de-31')).toBe(201);
    // New submission ids do not raise the limit of an IP address.
    const flood = Array.from({ length: 120 }, (_, turn) => send(`b6f0c1de-${turn}`));
    expect(await Promise.all(flood)).toContain(429);
  });

  test('the site reports no success for feedback or e-mails if the content service fails', async () => {
    at.service.on('*', status(500));
    await at.start();
    const paths = [path, '/content/api/v1.0/email/send'];
    for (const to of paths) expect((await post(to, good)).status, to).toBe(502);
    await at.service.close();
    for (const to of paths) expect((await post(to, good)).status, to).toBe(503);
  });
});

describe('e-mail by the content service instead of EmailJS (§7)', () => {
  const path = '/content/api/v1.0/email/send-form';

  test('the site forwards a form unchanged to the service, and answers in plain text', async () => {
    at.service.on('/api/v1.0/email/send-form', file('text/html', 'OK', { 'set-cookie': 'a=b' }));
    await at.start();
    const body = '--b\r\ncontent-disposition: form-data; name="message"\r\n\r\nɛ\r\n--b--\r\n';
    const type = 'multipart/form-data; boundary=b';
    const answer = await post(path, body, { 'content-type': type });
    expect([answer.status, answer.body.toString()]).toEqual([200, 'OK']);
    expect(answer.headers['content-type']).toMatch(/^text\/plain/);
    expect(answer.headers).not.toHaveProperty('set-cookie');
    expect(posts()[0]?.headers['content-type']).toBe(type);
    expect((await post(path, 'x', { origin: 'https://evil.example' })).status).toBe(403);
    expect((await post(path, 'x'.repeat(64_001))).status).toBe(413);
    expect(at.service.posted).toEqual([body]);
  });

  test('the site forwards no form if EMAILJS_ORIGIN is set: pages send forms to that origin', async () => {
    await at.start({ EMAILJS_ORIGIN: 'https://api.emailjs.com' });
    await post(path, 'x');
    expect(at.service.posted).toEqual([]);
    const { 'content-security-policy': csp } = (await at.ask('/')).headers;
    expect(csp).toContain("connect-src 'self' https://api.emailjs.com;");
  });
});

describe('for a form posted without a script, the server (§7)', () => {
  const open = (environment: Readonly<Record<string, string>> = {}, timeoutMs = 60_000) => {
    const log = recordLog();
    const config = readConfig({ CONTENT_URL: at.service.url, ...environment });
    const upstream = createUpstream({ baseUrl: at.service.url });
    return { log, sender: createSubmissionSender({ config, upstream, log, timeoutMs }) };
  };
  const message = { first_name: 'Ama', message: 'one\ntwo', from_name: 'Example Insurance' };
  const feedback = { rating: 4, likely_to_recommend: 9, feedback: 'More in Twi.' };

  test('sends a contact message as form data, with the EmailJS account’s ids', async () => {
    at.service.on('/api/v1.0/email/send-form', status(200));
    const { sender } = open();
    expect(await sender.email('contact', { ...message, submission_id: id })).toBe(true);
    await sender.email('contact', { ...message, submission_id: 'short' });
    expect(posts().map(({ headers }) => headers['idempotency-key'])).toEqual([id, undefined]);
    const type = posts()[0]?.headers['content-type'] ?? '';
    const sent = new Response(at.service.posted[0], { headers: { 'content-type': type } });
    expect(Object.fromEntries(await sent.formData())).toEqual({
      ...message,
      message: 'one\r\ntwo',
      user_id: 'stand-in-public-key',
      service_id: 'stand-in-service',
      template_id: 'stand-in-contact',
    });
  });

  test('e-mails feedback as JSON; if EMAILJS_ORIGIN is set, only by that service', async () => {
    const emailjs = await startFakeService();
    emailjs.on('/api/v1.0/email/send', status(200));
    const { sender } = open({ EMAILJS_ORIGIN: emailjs.url, EMAILJS_PUBLIC_KEY: 'ours' });
    expect(await sender.email('feedback', { ...feedback, submission_id: id })).toBe(true);
    expect(emailjs.requests[0]?.headers['idempotency-key']).toBe(id);
    expect(JSON.parse(emailjs.posted[0] ?? '')).toEqual({
      user_id: 'ours',
      service_id: 'stand-in-service',
      template_id: 'stand-in-feedback',
      template_params: feedback,
    });
    expect(at.service.requested).toEqual([]);
  });

  test.each([
    ['a refusal', status(412)],
    ['a redirect', status(302, { location: 'http://elsewhere.example/' })],
    ['a time-out', hang],
  ])('reports a failed send after %s, and does not log the visitor’s text', async (_, answer) => {
    at.service.on('*', answer);
    const { sender, log } = open({}, answer === hang ? 300 : undefined);
    expect(await sender.email('contact', message)).toBe(false);
    expect(log.lines).toHaveLength(1);
    expect(JSON.stringify(log.lines)).not.toMatch(/Ama|one/);
  });
});
