import path from 'node:path';
import { onTestFinished } from 'vitest';
import { type ContentService, startContentService } from '../content-service.ts';
import { readSettings, type Settings } from '../settings.ts';
import { contentFolder, temporaryFolder } from './content-folder.ts';

export interface TestService extends ContentService {
  readonly lines: readonly Record<string, unknown>[];
}

export const mailboxToken = 'the-token-of-tests';

export async function mailbox(address: string): Promise<unknown> {
  const headers = { authorization: `Bearer ${mailboxToken}` };
  return (await fetch(`${address}/mailbox`, { headers })).json();
}

/** Starts a service on a free port with a new database. It stops after the test. */
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
