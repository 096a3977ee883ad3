// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { emptyContext } from '../../shared/test/empty-context.ts';
import { sendEmail } from './emailjs.ts';

const account = { ...emptyContext('').site.emailjs, publicKey: 'key', serviceId: 'service' };

/** Sends an e-mail through a fake EmailJS that answers with `status`. Without it: no answer. */
const send = (status?: number) => {
  vi.stubGlobal('fetch', async () =>
    status === undefined ? new Promise(() => undefined) : new Response('', { status }),
  );
  return sendEmail(account, 'feedback', {});
};

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

it('§7 `sendEmail` returns `busy` if EmailJS answers 429 (rate limit), and `failed` after any other error', async () => {
  // `Response` throws for 0, as `fetch` does without a connection.
  expect(await send(0)).toBe('failed');
  expect(await send(412)).toBe('failed');
  expect(await send(429)).toBe('busy');
  expect(await send(200)).toBe('sent');
});

it('§7 `sendEmail` returns `failed` if no response arrives within 10 s', async () => {
  await import('@emailjs/browser');
  vi.useFakeTimers();
  const sending = send();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await sending).toBe('failed');
});
