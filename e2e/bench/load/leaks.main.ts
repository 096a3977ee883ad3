// Asks a site for everything public while drafts exist, and counts the answers that show some of them:
// node e2e/bench/load/leaks.main.ts [requests]
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import {
  disposableFolder,
  seededContent,
  startContentService,
  startSite,
} from '../../support/apps.ts';

const count = Number(process.argv[2] ?? 100_000);
const parallel = 16;
const token = 'the-token-of-editors';
/** Stands in every field of every draft, and nowhere else. */
const secret = 'zebra-draft-zebra';

await using folder = await disposableFolder();
const dataDir = folder.path;
const contentDir = join(dataDir, 'content');
await cp(seededContent, contentDir, { recursive: true });
await using content = await startContentService({
  dataDir,
  contentDir,
  variables: { EDIT_TOKEN: token, SITE_URL: 'http://127.0.0.1:1' },
});
await using site = await startSite({ contentUrl: content.url, dataDir });

let cookie = '';
const post = async (path: string, fields: Readonly<Record<string, string>>): Promise<Response> => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const headers = { 'sec-fetch-site': 'same-origin', cookie };
  const redirect = 'manual';
  return fetch(content.url + path, { method: 'POST', body, headers, redirect });
};
const login = await post('/edit/log-in', { name: 'Ama', token });
cookie = login.headers.get('set-cookie')?.split(';')[0] ?? '';
await post('/edit/articles', { title: secret });
const article = `/edit/records/articles/17-${secret}`;
const home = '/edit/records/home';
let revisions = 0;
const save = async (): Promise<void> => {
  const text = `${secret} ${revisions}`;
  const caption = { caption: text, excerpt: text, body: text, category: 'Motor' };
  await post(article, { revision: String(revisions + 1), ...caption });
  await post(home, { revision: String(revisions), header_caption: text, tile1_text: text });
  revisions += 1;
};
await save();
const form = await (await fetch(content.url + article, { headers: { cookie } })).text();
const link = /preview\?token=[\w.-]+/.exec(form)?.[0];
const opened = await fetch(`${site.url}/${link}`, { redirect: 'manual' });
const preview = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
const seen = async (): Promise<boolean> => {
  const answer = await fetch(`${site.url}/purpledetail/17?preview`, {
    headers: { cookie: preview },
  });
  return (await answer.text()).includes(secret);
};

const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
const pages = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
  ([, path]) => path || '/',
);
const paths = [
  ...pages,
  ...pages.map((path) => `${path}?preview`),
  ...['/sitemap.xml', '/robots.txt', '/insights.xml', '/purpledetail/17', '/preview'],
  ...[
    'home/fetch',
    'published-blogs/cards',
    'published-blogs/cards/latest-two',
    'blog/17/details',
  ].map((call) => `/content/api/${call}`),
  '/content/drafts/preview',
  '/content/edit',
];
let [leaks, asked, previews] = [0, 0, 0];
const ask = async (): Promise<void> => {
  while (asked < count) {
    asked += 1;
    // Saves and previews go on meanwhile.
    if (asked % 500 === 0) await save();
    if (asked % 500 === 250 && (await seen())) previews += 1;
    const path = paths[asked % paths.length] ?? '/';
    if ((await (await fetch(site.url + path)).text()).includes(secret)) {
      leaks += 1;
      console.log(`A draft shows at ${path}`);
    }
  }
};
const began = performance.now();
await Promise.all(Array.from({ length: parallel }, ask));
const seconds = Math.round((performance.now() - began) / 1000);
console.log(
  `${asked} public requests of ${paths.length} addresses in ${seconds} s, ${revisions} saves and ${previews} previews meanwhile: ${leaks} leaks`,
);
process.exitCode = leaks === 0 && previews > 0 ? 0 : 1;
