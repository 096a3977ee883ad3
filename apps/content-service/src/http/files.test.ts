import { once } from 'node:events';
import { symlink } from 'node:fs/promises';
import { get } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { readFolder } from '../content/read-folder.ts';
import { articleRecord, contentFolder, drawing, writeFiles } from '../test/content-folder.ts';
import { startTestService } from '../test/test-service.ts';

const picture = '/files/articles/2-second/main_image.svg';
const pdf = '/files/articles/2-second/pdf_file.pdf';

it('content files have a MIME type and an entity tag, and are immutable at versioned addresses', async () => {
  const CONTENT_DIR = await contentFolder();
  const photo = sharp({ create: { width: 30, height: 20, channels: 3, background: '#850' } });
  const file = path.join(CONTENT_DIR, 'home/header_image.jpg');
  await photo.withMetadata({ orientation: 6 }).jpeg().toFile(file);
  const { address } = await startTestService({ CONTENT_DIR });
  const response = await fetch(address + picture);
  expect([response.status, await response.text()]).toEqual([200, drawing]);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=60',
    etag: expect.stringMatching(/^(?:W\/)?".+"$/),
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
  });
  const kept = async (path: unknown) =>
    (await fetch(`${address}/${path}`)).headers.get('cache-control');
  const read = async (folder: string) => (await readFolder(CONTENT_DIR, folder)).record;
  const { header_image: turned } = await read('home');
  // `w` is the width after the photograph is turned upright.
  expect(turned).toMatch(/\?v=[\w-]{10}&w=20$/);
  const { header_image } = await read('products/cards/life');
  for (const value of [turned, header_image]) {
    expect(await kept(value)).toBe('public, max-age=31536000, immutable');
  }
  expect(await kept(`${picture}?v=another`.slice(1))).toBe('public, max-age=60');
});

it('before an article’s date, its files are served only at versioned addresses', async () => {
  const folder = 'articles/7-results';
  const CONTENT_DIR = await contentFolder({
    [`${folder}/record.json`]: articleRecord(7, '2999-01-01T00:00:00Z'),
    [`${folder}/pdf_file.pdf`]: '%PDF-1.7 The results',
  });
  const { address } = await startTestService({ CONTENT_DIR });
  const where = `${address}/files/${folder}/pdf_file.pdf`;
  const { record } = await readFolder(CONTENT_DIR, folder);
  for (const v of ['', '?v=guess']) expect((await fetch(where + v)).status).toBe(404);
  const previewed = await fetch(`${address}/${record.pdf_file}`);
  expect(previewed.status).toBe(200);
  expect(previewed.headers.get('cache-control')).toBe('private, no-store');
  const published = articleRecord(7, '2026-01-01T00:00:00Z');
  await writeFiles(CONTENT_DIR, { [`${folder}/record.json`]: published });
  await expect.poll(async () => (await fetch(where)).status).toBe(200);
});

it('a client that already has a content file gets 304; a range request gets part of the file', async () => {
  const { address } = await startTestService();
  const { headers: first } = await fetch(address + pdf, { method: 'HEAD' });
  const headers = { 'if-none-match': first.get('etag') ?? '' };
  expect((await fetch(address + pdf, { headers })).status).toBe(304);
  const part = await fetch(address + pdf, { headers: { range: 'bytes=9-13' } });
  expect([part.status, await part.text()]).toEqual([206, '01234']);
});

it('the content service serves only the pictures and PDFs of records', async () => {
  const second = ['record.json', 'none.svg', '', 'main_image.svg%00'];
  const inHome = ['../articles/2-second/main_image.svg', '.hidden.svg', 'linked.svg'];
  const encoded = ['..%2Farticles%2F2-second%2Fmain_image.svg', 'folder.svg'];
  const others = [
    ...second.map((name) => `/files/articles/2-second/${name}`),
    ...[...inHome, ...encoded].map((name) => `/files/home/${name}`),
    '/files/home\\..\\articles\\2-second\\main_image.svg',
    ...['/files/categories.json', '/files/top.svg', '/files/linked/secret.svg'],
  ];
  const secrets = await contentFolder({ 'home/secret.svg': 'secret', 'secret.svg': 'secret' });
  const hidden = { 'top.svg': '', 'home/.hidden.svg': '', 'home/folder.svg/inside.svg': '' };
  const CONTENT_DIR = await contentFolder(hidden);
  await symlink(path.join(secrets, 'home/secret.svg'), path.join(CONTENT_DIR, 'home/linked.svg'));
  await symlink(path.join(secrets, 'home'), path.join(CONTENT_DIR, 'linked'));
  const { address } = await startTestService({ CONTENT_DIR });
  for (const rawPath of others) {
    // Sends the path as written. `fetch` would normalise it.
    const [response] = await once(get(address, { path: rawPath }), 'response');
    expect([400, 404], rawPath).toContain(response.statusCode);
    expect(JSON.parse(await text(response))).toHaveProperty('error');
  }
});
