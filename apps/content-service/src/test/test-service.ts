import path from 'node:path';
import { onTestFinished } from 'vitest';
import {
  type ContentService,
  type ContentServiceOptions,
  startContentService,
} from '../content-service.ts';
import { contentFolder } from './content-folder.ts';
import { type MailServer, type MailServerSetup, startMailServer } from './mail-server.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** A service of the running test's own, with the structured lines it has logged. */
export interface TestService extends ContentService {
  readonly lines: readonly Record<string, unknown>[];
}

/** What opens `GET /mailbox` of a test's service. */
export const mailboxToken = 'the-token-of-tests';

/** What a service's `GET /mailbox` lists. */
export async function mailbox(address: string): Promise<unknown> {
  const headers = { authorization: `Bearer ${mailboxToken}` };
  return (await fetch(`${address}/mailbox`, { headers })).json();
}

/** Starts the service on a free port with a database of its own; it stops with the test. */
export async function startTestService(options: ContentServiceOptions = {}): Promise<TestService> {
  const lines: Record<string, unknown>[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const service = await startContentService({
    port: 0,
    databaseUrl: `file:${path.join(await temporaryFolder(), 'test.sqlite')}`,
    contentDir: options.contentDir ?? (await contentFolder()),
    mailboxToken,
    log: { level: 'debug', stream },
    ...options,
  });
  onTestFinished(service.close);
  return { ...service, lines };
}

/** Starts a mail server that stops with the running test. */
export async function startTestMailServer(setup?: MailServerSetup): Promise<MailServer> {
  const mail = await startMailServer(setup);
  onTestFinished(mail.close);
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
