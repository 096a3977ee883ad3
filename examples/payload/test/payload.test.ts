// Runs Payload and the built site. The tests edit content through Payload's API.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkContentService } from '@insurance-kit/content-client/content-check';
import { plainResourceNames, resourcePath, resources } from '@insurance-kit/content-client/records';
import { startBuilt } from '../../../e2e/support/servers.ts';
import { run, start } from '../../../scripts/lib/processes.mjs';
import { freePort, waitUntilReady } from '../../../scripts/lib/services.mjs';

const folder = join(import.meta.dirname, '..');
const dataDir = await mkdtemp(join(tmpdir(), 'payload-'));
const [port, sitePort] = [await freePort(), await freePort()];
const content = `http://127.0.0.1:${port}`;
Object.assign(process.env, {
  DATA_DIR: dataDir,
  CONTENT_HOOK_SECRET: 'the-secret-of-tests',
  SITE_URL: `http://127.0.0.1:${sitePort}`,
  PAYLOAD_SECRET: randomUUID(),
});
const { NODE_ENV: _, ...inherited } = process.env;
const options = { cwd: folder, env: inherited as Record<string, string>, onLine: () => {} };

assert.equal((await run('seed', ['node', 'src/seed.ts'], options)).code, 0);
const [{ previewLink }, { richFrom }] = await Promise.all([
  import('../src/preview.ts'),
  import('../src/rich-from.ts'),
]);
const payload = start('payload', ['next', 'start', '-H', '127.0.0.1', '-p', String(port)], options);
await waitUntilReady(`${content}/api/home/fetch`, payload);
const site = await startBuilt('site', dataDir, {
  PORT: String(sitePort),
  CONTENT_URL: content,
  CONTENT_HOOK_SECRET: 'the-secret-of-tests',
  // Content expires after an hour, so only the hook can tell the site about changes.
  CONTENT_TTL_SECONDS: '3600',
});
after(async () => {
  await Promise.all([site.stop(), payload.stop()]);
  await rm(dataDir, { recursive: true, force: true });
});

type Json = Readonly<Record<string, unknown>>;

/** Calls Payload's API, as an editor if there is a token. */
const cms = (path: string, token?: string, body?: object, method = 'POST') =>
  fetch(`${content}/cms${path}`, {
    method: body === undefined ? 'GET' : method,
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `JWT ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

const account = { email: 'editor@example.com', password: randomUUID() };
const { token } = (await (await cms('/users/first-register', undefined, account)).json()) as {
  token: string;
};

const edit = async (path: string, body?: object, method?: string): Promise<Json> => {
  const answer = await cms(path, token, body, method);
  assert.ok(answer.ok, `${path} was answered ${answer.status}: ${await answer.clone().text()}`);
  return (await answer.json()) as Json;
};

const text = async (url: string): Promise<string> => (await fetch(url)).text();
const json = async (path: string): Promise<Json[]> => JSON.parse(await text(content + path));

/** Waits until a page shows a text. */
async function isShown(path: string, words: string): Promise<void> {
  for (let tries = 0; !(await text(site.url + path)).includes(words); tries += 1) {
    assert.ok(tries < 1_000, `${path} does not show ${words}`);
    await sleep(20);
  }
}

const pages = async (): Promise<string[]> =>
  [...(await text(`${site.url}/sitemap.xml`)).matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );

test('the content check finds no problem in Payload’s answers', async () => {
  for await (const { what, errors, warnings } of checkContentService(content)) {
    assert.deepEqual([...errors, ...warnings], [], what);
  }
});

test('a page shows a published change, and a restored version', async () => {
  for (const words of ['Published in turn 1', 'Published in turn 2']) {
    await edit('/globals/home', { header_caption: words, _status: 'published' });
    await isShown('/', words);
  }
  const { docs } = (await edit('/globals/home/versions?sort=-createdAt&limit=10')) as {
    docs: { id: number; version: Json }[];
  };
  const first = docs.find(({ version }) => version.header_caption === 'Published in turn 1');
  await edit(`/globals/home/versions/${first?.id}`, {});
  await isShown('/', 'Published in turn 1');
});

test('pages, the content API and Payload’s API return no drafts without login', async () => {
  const marker = `Draft ${randomUUID()}`;
  const globals = plainResourceNames.filter((name) => 'header_caption' in resources[name].kinds);
  for (const name of globals) await edit(`/globals/${name}?draft=true`, { header_caption: marker });
  await edit('/articles/1?draft=true', { caption: marker, body: marker }, 'PATCH');
  const { doc } = (await edit('/articles?draft=true', { caption: marker })) as {
    doc: { id: number };
  };
  assert.deepEqual(await json(resourcePath('article', String(doc.id))), []);
  const calls = [
    ...plainResourceNames.map((name) => resourcePath(name)),
    resourcePath('article', '1'),
  ];
  for (const path of calls) assert.doesNotMatch(await text(content + path), /Draft /, path);
  for (const path of await pages()) {
    const page = await fetch(site.url + path);
    assert.equal(page.status, 200, path);
    assert.ok(!(await page.text()).includes(marker), path);
  }
  const own = globals.flatMap((name) => [`/globals/${name}`, `/globals/${name}/versions`]);
  const lists = ['/articles', '/articles/1', '/articles/versions', '/media', '/users'];
  for (const path of [...own, ...lists]) {
    assert.equal((await cms(`${path}?draft=true`)).status, 403, path);
  }

  await edit(
    `/articles/${doc.id}`,
    { body: richFrom('<p>Words</p>'), _status: 'published' },
    'PATCH',
  );
  await isShown('/purpleinsights', marker);
});

test('a writer can only save drafts', async () => {
  const writer = { email: 'writer@example.com', password: randomUUID() };
  const { doc } = (await edit('/users', { ...writer, role: 'write' })) as { doc: { id: number } };
  const own = (await (await cms('/users/login', undefined, writer)).json()) as { token: string };
  const write = async (path: string, data: object, method?: string) =>
    (await cms(path, own.token, data, method)).status;
  assert.equal(await write('/articles?draft=true', { caption: 'By a writer' }), 201);
  assert.equal(await write('/articles/1?draft=true', { caption: 'By a writer' }, 'PATCH'), 200);
  const { docs } = (await edit('/globals/home/versions?limit=1')) as { docs: { id: number }[] };
  for (const [path, data, method] of [
    ['/articles/1', { caption: 'By a writer' }, 'PATCH'],
    ['/articles/1', { _status: 'published' }, 'PATCH'],
    ['/articles/1', { _status: 'draft' }, 'PATCH'],
    ['/articles/1', {}, 'DELETE'],
    ['/articles', { caption: 'A title', _status: 'published' }, 'POST'],
    ['/globals/home', { header_caption: 'By a writer' }, 'POST'],
    [`/globals/home/versions/${docs[0]?.id}?draft=true`, {}, 'POST'],
    ['/categories', { category: 'Another' }, 'POST'],
    ['/media/1', { alt: 'Another' }, 'PATCH'],
  ] as const) {
    assert.equal(await write(path, data, method), 403, `${method} ${path} ${JSON.stringify(data)}`);
  }
  await write(`/users/${doc.id}`, { role: 'publish' }, 'PATCH');
  assert.equal((await edit(`/users/${doc.id}`)).role, 'write');
});

test('Payload’s Preview button shows a draft on the site, but only in the browser that opened the preview', async () => {
  await edit('/globals/home?draft=true', { header_caption: 'Seen in the preview' });
  await edit('/articles/1?draft=true', { body: richFrom('<p>Seen in the preview</p>') }, 'PATCH');
  for (const link of [previewLink('home'), previewLink('article', 1)]) {
    const opened = await fetch(link, { redirect: 'manual' });
    const page = new URL(opened.headers.get('location') ?? '', site.url);
    const cookie = opened.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
    assert.match(await (await fetch(page, { headers: { cookie } })).text(), /Seen in the preview/);
    assert.doesNotMatch(await text(site.url + page.pathname), /Seen in the preview/);
  }
  assert.equal((await fetch(`${content}/drafts/preview`)).status, 404);
});
