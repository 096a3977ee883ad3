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

export function postJson(url: string, body: unknown, headers = {}): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

export const editToken = 'the-token-of-editors';
export const SITE_URL = 'https://www.example.com';

type Fields = Readonly<Record<string, string | File>>;

/** Starts a service, and makes requests as a logged-in editor. */
export async function editing(options: Partial<Settings> = {}, own = editToken) {
  const root = options.CONTENT_DIR ?? (await contentFolder());
  const settings = { CONTENT_DIR: root, EDIT_TOKEN: editToken, SITE_URL, ...options };
  const service = await startTestService(settings);
  let cookie = '';
  const send = (where: string, { headers, ...init }: RequestInit = {}) =>
    fetch(service.address + where, {
      ...{ redirect: 'manual', ...init },
      headers: { origin: service.address, cookie, ...headers },
    });
  const post = async (where: string, fields: Fields) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    const answer = await send(where, { method: 'POST', body });
    const { status, headers } = answer;
    const [location, cookie] = [headers.get('location'), headers.get('set-cookie')];
    return { status, location, cookie, text: await answer.text() };
  };
  const show = async (where: string) => (await send(where)).text();
  const json = async (where: string): Promise<unknown> => (await send(where)).json();
  const login = await post('/edit/log-in', { name: 'Ama', token: own });
  cookie = login.cookie?.split(';')[0] ?? '';
  const seen = async (folder: string) => {
    const form = await show(`/edit/records/${folder}`);
    const hidden = form.matchAll(/type="hidden" name="seen" value="([^"]*)"/g);
    return { seen: [...hidden].at(-1)?.[1] ?? '' };
  };
  const act = async (folder: string, action: string, fields: Fields = {}) =>
    post(`/edit/records/${folder}`, { ...(await seen(folder)), action, ...fields });
  const lastPublication = async () =>
    /\/edit\/history\/[\w-]+/.exec(await show('/edit/history'))?.[0] ?? '';
  return { ...service, root, login, send, post, show, json, act, seen, lastPublication };
}
