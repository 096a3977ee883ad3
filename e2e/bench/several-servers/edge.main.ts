// Puts Varnish in front of two sites as deploy/varnish does, changes a record, kills everything behind
// Varnish, and compares what it still answers. Needs varnishd with vmod xkey. Ends with code 1 where a
// promise of docs/scaling.md is broken.
import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { start, stopOnSignals } from '../../../scripts/lib/processes.mjs';
import { freePort, waitUntilReady } from '../../../scripts/lib/ready.mjs';
import { environment, main, Problem, root } from '../../../scripts/lib/workspace.mjs';
import {
  disposableFolder,
  seededContent,
  startContentService,
  startSite,
} from '../../support/servers/apps.ts';
import { buildSite, rounded } from '../apps.ts';
import { filesIn } from '../files-in.ts';
import { requireKept } from '../report.ts';

/** The most seconds from saving a file of the content until Varnish sends the new page. */
const mostSeconds = 2;
/** The record that is changed, and the page that is looked at. */
const changed = { folder: 'about', path: '/api/about/fetch', page: '/purpleabout' };
const caption = 'Changed behind the cache';

interface Got {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

const get = async (base: string, path: string): Promise<Got> => {
  const answer = await fetch(base + path, { headers: { 'accept-encoding': 'br' } });
  return {
    status: answer.status,
    headers: answer.headers,
    body: Buffer.from(await answer.arrayBuffer()),
  };
};

/** The number of the object that Varnish answered from; `undefined` where it asked a site. */
const objectOf = ({ headers }: Got): string | undefined =>
  headers.get('x-varnish')?.split(' ').at(1);

/** Every page of the sitemap and every file that they name, as they are answered now. */
async function crawl(base: string, site: string) {
  const found = new Map<string, Got>();
  const sitemap = (await get(base, '/sitemap.xml')).body.toString();
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const due = ['/sitemap.xml', '/robots.txt', '/insights.xml', '/manifest.webmanifest', ...pages];
  for (let path = due.shift(); path !== undefined; path = due.shift()) {
    if (found.has(path)) continue;
    const got = await get(base, path);
    found.set(path, got);
    if (!/html|plain|javascript|css/.test(got.headers.get('content-type') ?? '')) continue;
    due.push(...filesIn(got.body.toString(), path, site));
  }
  return { pages, found };
}

/** The differences from earlier answers, in words. */
async function differences(base: string, before: ReadonlyMap<string, Got>, when: string) {
  const broken: string[] = [];
  for (const [path, { status, body }] of before) {
    const now = await get(base, path);
    if (now.status !== status) broken.push(`${when}: ${path} answers ${now.status}`);
    else if (!now.body.equals(body)) broken.push(`${when}: ${path} has other bytes`);
  }
  return broken;
}

await main(async () => {
  stopOnSignals(() => 130);
  await promisify(execFile)('varnishd', ['-V']).catch(() => {
    throw new Problem('There is no varnishd: install varnish and varnish-modules.');
  });
  await buildSite();
  await using temporary = await disposableFolder();
  const folder = temporary.path;
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const contentDir = join(folder, 'content');
  await cp(seededContent, contentDir, { recursive: true });
  await using content = await startContentService({ dataDir: folder, contentDir });
  // Varnish starts before the sites, so that it gets the PURGE that they send at their start. Its
  // configuration is that of deploy/varnish, except for the ports.
  const ports = [await freePort(), await freePort()] as const;
  const ofSystemd = await readFile(join(root, 'deploy/varnish/sites-of-systemd.vcl'), 'utf8');
  const vcl = join(folder, 'vcl');
  await mkdir(vcl);
  await writeFile(
    join(vcl, 'sites.vcl'),
    ofSystemd.replace('"3000"', `"${ports[0]}"`).replace('"3001"', `"${ports[1]}"`),
  );
  const lines: string[] = [];
  await using closing = new AsyncDisposableStack();
  const varnish = start(
    'varnish',
    [
      'varnishd',
      ...['-F', '-j', 'none', '-n', join(folder, 'varnish'), '-a', `127.0.0.1:${port}`],
      ...['-f', join(root, 'deploy/varnish/default.vcl'), '-s', 'malloc,256m'],
      ...['-p', `vcl_path=${vcl}`, '-p', 'http_gzip_support=off'],
    ],
    { cwd: folder, env: environment(), onLine: (line) => lines.push(line) },
  );
  closing.defer(async () => {
    await varnish.stop();
  });
  const startOne = (sitePort: number) =>
    startSite({
      contentUrl: content.url,
      dataDir: join(folder, String(sitePort)),
      port: sitePort,
      variables: {
        SITE_URL: url,
        TRUST_PROXY: '1',
        CONTENT_TTL_SECONDS: '30',
        EDGE_PURGE_URL: url,
      },
    });
  await using one = await startOne(ports[0]);
  await using two = await startOne(ports[1]);
  await waitUntilReady(`${url}/robots.txt`, {
    process: varnish,
    withinMs: 30_000,
    everyMs: 100,
  }).catch((error: unknown) => {
    throw new Problem(`${String(error)}\n${lines.join('\n')}`);
  });

  const broken: string[] = [];
  // By then both sites have sent the PURGE of their start, which they send twice.
  await sleep(2_000);
  await crawl(url, url);
  const { pages, found } = await crawl(url, url);
  for (const [path, { status, headers }] of found) {
    if (status !== 200) broken.push(`${path} answers ${status}`);
    if (headers.has('surrogate-key') || headers.has('cdn-cache-control')) {
      broken.push(`${path} tells visitors what is for caches`);
    }
  }
  for (const path of pages) {
    const direct = await get(one.url, path);
    const kept = await get(url, path);
    if (!direct.body.equals(kept.body)) broken.push(`${path} differs from the site's`);
    if (kept.headers.get('cache-control') !== 'no-cache') {
      broken.push(`${path} lets browsers keep it`);
    }
  }
  const asked = [...found].filter(([, got]) => objectOf(got) === undefined).map(([path]) => path);
  if (asked.length > 0) broken.push(`not kept: ${asked.join(', ')}`);

  const visitors = { 'x-forwarded-for': '192.0.2.1', 'surrogate-key': 'page' };
  if ((await fetch(url, { method: 'PURGE', headers: visitors })).ok) {
    broken.push('a visitor may purge');
  }

  // A record changes.
  const users: string[] = [];
  for (const path of pages) {
    const { headers } = await get(one.url, path);
    if (headers.get('surrogate-key')?.split(' ').includes(changed.path)) users.push(path);
  }
  const file = join(contentDir, changed.folder, 'record.json');
  const record = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...record, header_caption: caption }));
  const saved = performance.now();
  while (!(await get(url, changed.page)).body.includes(caption)) {
    if (performance.now() - saved > 20_000) throw new Problem('The change never came.');
    await sleep(20);
  }
  const seconds = (performance.now() - saved) / 1000;
  if (seconds > mostSeconds) broken.push(`a change shows after ${rounded(seconds, 1)} s`);
  await sleep(3_000);
  const fetched: string[] = [];
  for (const path of pages) {
    const before = found.get(path);
    const object = objectOf(await get(url, path));
    if (before === undefined || object !== objectOf(before)) fetched.push(path);
  }
  if (String(fetched) !== String(users)) {
    broken.push(`fetched again: ${fetched.join(', ')}; of the record: ${users.join(', ')}`);
  }

  // The sites and the content service are dead.
  const { found: last } = await crawl(url, url);
  await Promise.all([one.kill(), two.kill(), content.kill()]);
  const purged = await fetch(url, { method: 'PURGE', headers: { 'surrogate-key': 'page' } });
  if (!purged.ok) throw new Problem(`PURGE was answered ${purged.status}.`);
  // All pages have just expired, and Varnish has not noticed yet that the sites are dead.
  await sleep(100);
  broken.push(...(await differences(url, last, 'at once')));
  await sleep(5_000);
  broken.push(...(await differences(url, last, 'later')));

  console.table([
    {
      pages: pages.length,
      'files and feeds': last.size - pages.length,
      MB: rounded([...last.values()].reduce((sum, { body }) => sum + body.length, 0) / 1e6, 1),
      'a change shows after s': rounded(seconds, 2),
      'pages fetched again': `${fetched.length} of ${pages.length}`,
      'answers without sites': 2 * last.size,
      wrong: broken.length,
    },
  ]);
  requireKept(broken.slice(0, 20));
});
