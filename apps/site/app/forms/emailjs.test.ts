// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emailTimeout, sendEmail, sendEmailForm } from './emailjs.ts';

const account = {
  origin: '/content',
  publicKey: 'key',
  serviceId: 'service',
  contactTemplateId: 'contact',
  feedbackTemplateId: 'feedback',
};

const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  fetchMock.mockReset();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('§7 e-mail by EmailJS', () => {
  it('sends a form’s fields and the account’s ids to the configured origin', async () => {
    fetchMock.mockResolvedValue(new Response('OK'));
    expect(await sendEmailForm(account, 'contact', { message: 'one\ntwo' })).toBe('sent');
    const [url, request] = fetchMock.mock.calls[0] ?? [];
    expect(url).toBe('/content/api/v1.0/email/send-form');
    const sent = request?.body instanceof FormData ? Object.fromEntries(request.body) : {};
    expect(sent).toMatchObject({ service_id: 'service', template_id: 'contact', user_id: 'key' });
    expect(String(sent.message).replace('\r', '')).toBe('one\ntwo');
  });

  it('sends parameters as JSON', async () => {
    fetchMock.mockResolvedValue(new Response('OK'));
    expect(await sendEmail(account, 'feedback', { rating: 4 })).toBe('sent');
    const [url, request] = fetchMock.mock.calls[0] ?? [];
    expect(url).toBe('/content/api/v1.0/email/send');
    expect(JSON.parse(String(request?.body))).toMatchObject({
      user_id: 'key',
      template_id: 'feedback',
      template_params: { rating: 4 },
    });
  });

  it.each([
    ['an answer that is not ok', () => Promise.resolve(new Response('no', { status: 412 }))],
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('%s is a failure', async (_, answer) => {
    fetchMock.mockImplementation(answer);
    expect(await sendEmail(account, 'feedback', {})).toBe('failed');
  });

  it('a rate-limited network has the outcome busy', async () => {
    fetchMock.mockResolvedValue(new Response('{}', { status: 429 }));
    expect(await sendEmail(account, 'feedback', {})).toBe('busy');
  });

  it('no response within 10 s is a failure', async () => {
    await import('@emailjs/browser');
    vi.useFakeTimers();
    fetchMock.mockReturnValue(new Promise(() => undefined));
    const sending = sendEmail(account, 'feedback', {});
    await vi.advanceTimersByTimeAsync(emailTimeout);
    expect(await sending).toBe('failed');
    expect(emailTimeout).toBe(10_000);
  });
});
