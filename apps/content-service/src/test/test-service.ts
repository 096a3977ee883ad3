import { onTestFinished } from 'vitest';
import { startContentService } from '../content-service.ts';
import { readSettings, type Settings } from '../settings.ts';
import { contentFolder } from './content-folder.ts';
import { sqliteUrl } from './test-database.ts';

export const mailboxToken = 'the-token-of-tests';

export async function mailbox(address: string): Promise<unknown> {
  const headers = { authorization: `Bearer ${mailboxToken}` };
  return (await fetch(`${address}/mailbox`, { headers })).json();
}

/** Starts a service on a free port, by default with a new database. Stops it after the test. */
export async function startTestService(options: Partial<Settings> = {}) {
  const DATABASE_URL = options.DATABASE_URL ?? (await sqliteUrl());
  const lines: Record<string, unknown>[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const service = await startContentService({
    ...readSettings({}),
    PORT: 0,
    CONTENT_DIR: options.CONTENT_DIR ?? (await contentFolder()),
    MAILBOX_TOKEN: mailboxToken,
    log: { level: 'debug', logsAccess: true, stream },
    ...{ ...options, DATABASE_URL },
  });
  onTestFinished(service.close);
  return { ...service, DATABASE_URL, lines };
}

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
