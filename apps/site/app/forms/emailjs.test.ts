// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emailTimeout, sendEmail } from './emailjs.ts';

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
  it.each([
    ['an answer that is not ok', () => Promise.resolve(new Response('no', { status: 412 }))],
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('%s is a failure', async (_, answer) => {
    fetchMock.mockImplementation(answer);
    expect(await sendEmail(account, 'feedback', {})).toBe('failed');
  });

  it('a response with status 429 (too many messages) has the outcome `busy`', async () => {
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
