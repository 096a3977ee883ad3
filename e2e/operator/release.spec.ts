import { chmod, chown, cp, mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { packRelease } from 'release/src/pack.ts';
import { defaultCompany } from 'scripts/lib/company.mjs';
import { freePort } from 'scripts/lib/services.mjs';
import { type App, disposableFolder, launch } from '../support/servers.ts';

/** If tests run as root, the release runs as the user `nobody`. */
const unprivileged = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

const below = async (folder: string): Promise<string[]> => [
  folder,
  ...(await readdir(folder, { recursive: true })).map((name) => join(folder, name)),
];

/** Starts an app of the release with the program `node`. PATH is empty. */
async function startReleased(
  node: string,
  folder: string,
  main: string,
  variables: Record<string, string>,
): Promise<App> {
  const PORT = String(await freePort());
  const options = { ...unprivileged, cwd: folder, env: { PATH: '', PORT, ...variables } };
  return launch(`http://127.0.0.1:${PORT}`, '/readyz', [main, [node, main], options]);
}

test('a release needs only Node, and writes only to DATA_DIR', async () => {
  await using parent = await disposableFolder();
  const folder = parent.path;
  await chmod(folder, 0o755);
  const { siteFolder, contentFolder } = await packRelease(defaultCompany, folder);
  let bytes = 0;
  for (const path of [...(await below(siteFolder)), ...(await below(contentFolder))]) {
    bytes += (await stat(path)).size;
    await chmod(path, 0o555);
  }
  expect(bytes).toBeLessThan(60_000_000);
  // Copy Node to a folder where every user may run it.
  const node = join(folder, 'node');
  await cp(process.execPath, node, { dereference: true });
  const data = join(folder, 'data');
  await mkdir(data);
  if (unprivileged.uid) await chown(data, unprivileged.uid, unprivileged.gid);

  await using content = await startReleased(node, contentFolder, 'dist/main.js', {
    DATA_DIR: data,
  });
  await using site = await startReleased(node, siteFolder, 'server/index.js', {
    DATA_DIR: data,
    CONTENT_URL: content.url,
  });
  expect(content.lines.join()).toContain('"server":"content service"');
  expect(site.lines.join()).toContain('"server":"site"');

  const { origin } = new URL(site.url);
  const get = async (address: string) => {
    const answer = await fetch(new URL(address, site.url));
    expect(answer.status, address).toBe(200);
    return answer;
  };
  const sitemap = await (await get('/sitemap.xml')).text();
  const [, page = ''] = /<loc>[^<]*(\/purpleproductdetails\/[^<]+)<\/loc>/.exec(sitemap) ?? [];
  const html = await (await get(page)).text();
  expect(html).toContain('<h1');
  const [asset = ''] = /\/assets\/[\w.-]+\.js/.exec(html) ?? [];
  await get(asset);
  // Request a share card, which needs sharp, the only native code of the release.
  const [, card = ''] = /og:image" content="([^"]+)"/.exec(html) ?? [];
  expect((await get(card)).headers.get('content-type')).toBe('image/jpeg');
  const posted = await fetch(new URL('/content/api/feedback/form', site.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ rating: 5, likely_to_recommend: 9, feedback: 'From a release.' }),
  });
  expect(posted.status).toBe(201);

  expect(await site.stop()).toBe(0);
  expect(await content.stop()).toBe(0);
  expect(await readdir(data)).toContain('content-service.sqlite');

  const shipped = await below(folder);
  expect(shipped.filter((path) => /chrom|playwright|vite|typescript|biome/.test(path))).toEqual([]);
  for (const [released, bundles] of [
    [siteFolder, ['client', 'server']],
    [contentFolder, ['dist', 'dist/edit']],
  ] as const) {
    const read = (file: string) => readFile(join(released, file), 'utf8');
    const notices = await Promise.all(bundles.map((bundle) => read(`${bundle}/licenses.txt`)));
    const bundled = Array.from(
      notices.join('\n').matchAll(/^## (\S+) - (\S+) \(/gm),
      ([, name, version]) => `pkg:npm/${name}@${version}`,
    );
    expect(bundled.length).toBeGreaterThan(20);
    const { components } = JSON.parse(await read('sbom.cdx.json'));
    const listed = components.map(({ purl }: { purl: string }) => decodeURIComponent(purl));
    const sharp = expect.stringMatching(/^pkg:npm\/sharp@/);
    expect(listed).toEqual(expect.arrayContaining([...bundled, sharp]));
  }
});
