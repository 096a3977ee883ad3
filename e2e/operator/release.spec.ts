import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, cp, mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { packRelease } from 'release/src/pack.ts';
import { firstCompany } from 'scripts/lib/company.mjs';
import { freePort } from 'scripts/lib/ready.mjs';
import { variable } from 'scripts/lib/workspace.mjs';
import { expect, test } from '../support/test.ts';

/** The user `nobody`: the release does not run as root even where the tests do. */
const unprivileged = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

const below = async (folder: string): Promise<string[]> => [
  folder,
  ...(await readdir(folder, { recursive: true })).map((name) => join(folder, name)),
];

/** Starts a released app with this Node alone, and waits until it is ready. */
async function startReleased(
  node: string,
  folder: string,
  main: string,
  variables: Record<string, string>,
) {
  const PORT = String(await freePort());
  const child = spawn(node, [main], {
    ...unprivileged,
    cwd: folder,
    env: { PATH: '', PORT, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  const exited = once(child, 'exit');
  const stop = async (): Promise<unknown> => {
    child.kill('SIGTERM');
    return (await exited)[0];
  };
  const url = `http://127.0.0.1:${PORT}`;
  await expect(async () => {
    expect(child.exitCode, printed).toBeNull();
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  }).toPass({ timeout: 30_000, intervals: [100] });
  return {
    url,
    printed: () => printed,
    stop,
    [Symbol.asyncDispose]: async () => void (await stop()),
  };
}

test('a release runs in an empty folder with nothing but Node, and writes to DATA_DIR alone', async ({
  launch,
}) => {
  const folder = await launch.folder();
  await chmod(folder, 0o755);
  const { siteFolder, contentFolder } = await packRelease(firstCompany, folder);
  let bytes = 0;
  for (const path of [...(await below(siteFolder)), ...(await below(contentFolder))]) {
    bytes += (await stat(path)).size;
    await chmod(path, 0o555);
  }
  expect(bytes).toBeLessThan(60_000_000);
  // The operator's Node, where every user may run it. `NODE_OF_RELEASE` names another.
  const node = join(folder, 'node');
  await cp(variable('NODE_OF_RELEASE') ?? process.execPath, node, { dereference: true });
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
  expect(content.printed()).toContain('"server":"content service"');
  expect(site.printed()).toContain('"server":"site"');

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
  // sharp, the native part of the release, makes share cards.
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
  const noticesOf = {
    [siteFolder]: ['client/licenses.txt', 'server/licenses.txt'],
    [contentFolder]: ['dist/licenses.txt', 'dist/edit/licenses.txt'],
  };
  for (const [released, files] of Object.entries(noticesOf)) {
    const read = (file: string) => readFile(join(released, file), 'utf8');
    const notices = (await Promise.all(files.map(read))).join('\n');
    const { components } = JSON.parse(await read('sbom.cdx.json'));
    const bundled = [...notices.matchAll(/^## (\S+) - \S+ \(/gm)].map(([, name]) => name);
    const native = [];
    for (const { group, name, version } of components) {
      const full = group ? `${group}/${name}` : name;
      if (group === '@insurance-kit' || notices.includes(`## ${full} - ${version} (`)) continue;
      native.push(full);
      const manifest = JSON.parse(await read(`node_modules/${full}/package.json`));
      expect(manifest.version).toBe(version);
    }
    expect(bundled.length).toBeGreaterThan(20);
    expect(components.length).toBeGreaterThanOrEqual(new Set(bundled).size + native.length);
    expect(native).toContain('sharp');
  }
});
