import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { createUpstream } from '../content/upstream.ts';
import {
  type FakeService,
  hang,
  recordLog,
  startFakeService,
  status,
} from '../test/fake-service.ts';
import { createSubmissionSender } from './submission-sender.ts';

let service: FakeService;
beforeEach(async () => {
  service = await startFakeService();
});
afterEach(() => service.close());

const open = (environment: Readonly<Record<string, string>> = {}) => {
  const log = recordLog();
  const config = readConfig({ CONTENT_URL: service.url, ...environment });
  const upstream = createUpstream({ baseUrl: service.url });
  return { log, sender: createSubmissionSender({ config, upstream, log, timeoutMs: 300 }) };
};

const message = { first_name: 'Ama', message: 'one\ntwo', from_name: 'Example Insurance' };
const feedback = { rating: 4, likely_to_recommend: 9, feedback: 'More in Twi.' };

describe('§7 a visitor’s post is forwarded as the browser would send it', () => {
  test('a contact message is sent as form data, with the EmailJS account’s ids', async () => {
    service.on('/api/v1.0/email/send-form', status(200));
    expect(await open().sender.email('contact', message)).toBe(true);
    const type = service.requests[0]?.headers['content-type'] ?? '';
    const sent = await new Response(service.posted[0], {
      headers: { 'content-type': type },
    }).formData();
    expect(Object.fromEntries(sent)).toEqual({
      first_name: 'Ama',
      message: 'one\r\ntwo',
      from_name: 'Example Insurance',
      user_id: 'stand-in-public-key',
      service_id: 'stand-in-service',
      template_id: 'stand-in-contact',
    });
  });

  test.each(['contact', 'feedback'] as const)(
    'the id of a %s submission is sent as a header, not as a field',
    async (kind) => {
      service.on('*', status(200));
      const name = 'a6f0c1de-0000-4000-8000-000000000001';
      await open().sender.email(kind, { message: 'one', submission_id: name });
      await open().sender.email(kind, { message: 'one', submission_id: 'short' });
      const names = service.requests.map(({ headers }) => headers['idempotency-key']);
      expect(names).toEqual([name, undefined]);
      expect(String(service.posted)).not.toContain('submission_id');
    },
  );

  test('feedback is sent as JSON, to EMAILJS_ORIGIN if it is set', async () => {
    const emailjs = await startFakeService();
    emailjs.on('/api/v1.0/email/send', status(200));
    const { sender } = open({ EMAILJS_ORIGIN: emailjs.url, EMAILJS_PUBLIC_KEY: 'ours' });
    expect(await sender.email('feedback', feedback)).toBe(true);
    expect(JSON.parse(emailjs.posted[0] ?? '')).toEqual({
      user_id: 'ours',
      service_id: 'stand-in-service',
      template_id: 'stand-in-feedback',
      template_params: feedback,
    });
    expect(service.requested).toEqual([]);
    await emailjs.close();
  });

  test.each([
    ['a refusal', status(412)],
    ['a redirect', status(302, { location: 'http://elsewhere.example/' })],
    ['no answer in time', hang],
  ])('%s is a failure, and the log contains nothing that the visitor typed', async (_, answer) => {
    service.on('*', answer);
    const { sender, log } = open();
    expect(await sender.email('contact', message)).toBe(false);
    expect(log.lines).toHaveLength(1);
    expect(JSON.stringify(log.lines)).not.toMatch(/Ama|one/);
  });
});
