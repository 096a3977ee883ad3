import path from 'node:path';
import PostalMime from 'postal-mime';
import { expect, onTestFinished } from 'vitest';
import { type ContentService, startContentService } from '../content-service.ts';
import { readSettings, type Settings } from '../settings.ts';
import { contentFolder } from './content-folder.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** A service for the running test, with the lines that it has logged. */
export interface TestService extends ContentService {
  readonly lines: readonly Record<string, unknown>[];
}

/** The token for `GET /mailbox` of a test's service. */
export const mailboxToken = 'the-token-of-tests';

/** The messages of a service's `GET /mailbox`. */
export async function mailbox(address: string): Promise<unknown> {
  const headers = { authorization: `Bearer ${mailboxToken}` };
  return (await fetch(`${address}/mailbox`, { headers })).json();
}

/**
 * Starts a service on a free port with a database of its own; it is stopped at the end of the test.
 */
export async function startTestService(options: Partial<Settings> = {}): Promise<TestService> {
  const lines: Record<string, unknown>[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const service = await startContentService({
    ...readSettings({}),
    port: 0,
    databaseUrl: `file:${path.join(await temporaryFolder(), 'test.sqlite')}`,
    contentDir: options.contentDir ?? (await contentFolder()),
    mailboxToken,
    log: { level: 'debug', logsAccess: true, stream },
    ...options,
  });
  onTestFinished(service.close);
  return { ...service, lines };
}

/** A date as RFC 5322 has it. */
const mailDate = /^[A-Z][a-z]{2}, \d{1,2} [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d [+-]\d{4}$/;

/** Checks what must be true of every mail, as a mail program reads it. */
async function checkMail(source: string): Promise<void> {
  const { from, to, date, subject, messageId, text, headers } = await PostalMime.parse(source);
  const headerOf = (name: string) => headers.find(({ key }) => key === name)?.value;
  expect([from?.address, to?.length, to?.[0]?.address, messageId]).toEqual([
    expect.stringMatching(/@/),
    1,
    expect.stringMatching(/@/),
    expect.stringMatching(/^<[\da-f-]{36}@[\w.-]+>$/),
  ]);
  expect(subject).toMatch(/\([\da-f]{6}\)$/);
  expect(headerOf('date')).toMatch(mailDate);
  expect(Math.abs(Date.parse(date ?? '') - Date.now())).toBeLessThan(60_000);
  expect(headerOf('auto-submitted')).toBe('auto-generated');
  expect(text).toContain('UTC');
}

/**
 * Starts a mail server that is stopped at the end of the running test. Every mail that it has taken
 * is read once by another library than the one that wrote it.
 */
export async function startTestMailServer(verdict?: string): Promise<MailServer> {
  const mail = await startMailServer(verdict);
  onTestFinished(async () => {
    await mail.close();
    for (const source of mail.taken) await checkMail(source);
  });
  return mail;
}

/** Posts a value as JSON. */
export function postJson(
  url: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}
