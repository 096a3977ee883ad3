import { rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import {
  articleRecord,
  type ContentFiles,
  contentFolder,
  drawing,
  temporaryFolder,
  writeFiles,
} from '../test/content-folder.ts';
import { testLog } from '../test/test-database.ts';
import { openLibrary } from './library.ts';

const home = '/api/home/fetch';
const cards = '/api/published-blogs/cards';

const idsIn = (list: readonly { id: number }[]) => list.map(({ id }) => id);

/** Opens a library on an existing folder, or on a new folder with these files. */
async function open(content: ContentFiles | string = {}) {
  const root = typeof content === 'string' ? content : await contentFolder(content);
  const log = testLog();
  const library = await openLibrary(root, log);
  onTestFinished(library.close);
  const read = (url: string) => JSON.parse(String(library.answer(url)?.bytes));
  const logged = () => log.warn.mock.calls.map(([{ file, reason }]) => `${file}: ${reason}`);
  return { root, library, log, read, logged };
}

it('when the date of a future article comes, the content library lists it first and notifies listeners', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-01T00:00:00Z') });
  const { library, read } = await open({
    'articles/7-soon/record.json': articleRecord(7, '2027-01-02T00:00:00Z'),
    'articles/8-later/record.json': articleRecord(8, '2999-01-01T00:00:00Z'),
    'articles/4-odd/record.json': articleRecord(4, 'soon'),
    'articles/9-odd/record.json': articleRecord(9, 'soon'),
  });
  const listener = vi.fn();
  library.onChange(listener);
  expect(idsIn(read(cards))).toEqual([2, 3, 1, 9, 4]);
  expect(Object.keys(library.versions()).join()).not.toMatch(/blog\/[78]\//);
  expect(library.answer('/api/blog/7/details')).toBeUndefined();
  vi.setSystemTime('2027-01-02T00:00:00Z');
  await library.readNow();
  expect(idsIn(read(cards))).toEqual([7, 2, 3, 1, 9, 4]);
  expect(listener).toHaveBeenCalledOnce();
});

it('the content library logs each problem of the content in one line when the service starts', async () => {
  const { library, logged } = await open({
    'home/headr_body.html': 'x',
    'home/header_caption.html': 'x',
    'home/notes.txt': 'x',
    'about/record.json': { header_caption: [], header_image: { toString: 1 } },
    'about/header_body.html': `<p>${'x'.repeat(1_700_000)}</p>`,
    'marinee/record.json': {},
    'travel/record.json': '{',
    'careers/record.json': [],
    'contact/record.json': { reach_whatsapp: '024 400 011' },
    'company.json': { country: 'GH', colour: 'red', language: 'de', timeZone: 'Mars' },
    'articles/1-first/author.html': 'x',
    'articles/new/record.json': {},
    'articles/4-copy/record.json': articleRecord(1, '2024-02-01T09:00:00Z'),
    'categories.json': [{ category: {} }],
  });
  const invalid = /^travel\/record.json: it is not valid JSON: .*; nothing is served for it$/;
  expect(logged()).toEqual([
    'home/header_caption.html: the field header_caption has two values; this file is used',
    'home/notes.txt: the file belongs to no field and is ignored',
    'home: unknown field "headr_body"',
    'about: header_caption: expected text, found array',
    expect.stringMatching(/^about: header_body: text of \d+ characters, cut at 200000$/),
    'about: header_image: expected text, found object',
    expect.stringMatching(invalid),
    'careers/record.json: it must contain one JSON object; nothing is served for it',
    'contact: reach_whatsapp: expected phone numbers that can be dialled, found "024 400 011"',
    'marinee: no API call uses this, so it is ignored',
    'articles/1-first: unknown field "author"',
    'articles/4-copy: the id 1 is already used by articles/1-first; this article is left out',
    'articles/new: the name is not <id>-<slug>, so the folder is ignored',
    'categories.json: category: expected text, found object',
    expect.stringMatching(/^\/api\/about\/fetch: .* 80 % of the 2 MB/),
  ]);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  expect(library.company()).toMatchObject({ language: 'en', timeZone, colour: '#1f4e79' });
});

it.each([
  ['UTF-8 with a byte order mark', 'utf-8', '\ufeff'],
  ['UTF-16 with a byte order mark', 'utf16le', '\ufeff'],
  ['Windows-1252', 'latin1', ''],
] as const)('the library decodes a text that Windows saved as %s', async (_, encoding, mark) => {
  const bytes = (text: string) => Buffer.from(mark + text, encoding);
  const { read, logged } = await open({
    'home/record.json': bytes('{"header_caption":"Été à Abidjan"}'),
    'home/header_body.html': bytes('<p>Déjà vu</p>'),
  });
  const record = { header_caption: 'Été à Abidjan', header_body: '<p>Déjà vu</p>' };
  expect(read(home)).toEqual([record]);
  const files = ['home/record.json', 'home/header_body.html'];
  const problem = /: it is not UTF-8, but was read as [\w-]+: save it as UTF-8$/;
  expect(logged().map((line) => line.replace(problem, ''))).toEqual(
    encoding === 'utf-8' ? [] : files,
  );
});

it('the content library logs a broken picture once, and lists it as a problem until it is fixed', async () => {
  const file = 'home/header_image.svg';
  const { root, library, logged } = await open({
    [file]: '<svg>',
    'about/sec2_image.svg': drawing,
  });
  const reason = 'it cannot be decoded, or a part of it is missing: export or copy it again';
  await expect.poll(() => library.problems()).toEqual([{ file, reason }]);
  await library.readNow();
  expect(logged()).toEqual([`${file}: ${reason}`]);
  await writeFiles(root, { [file]: drawing });
  await library.readNow();
  expect(library.problems()).toEqual([]);
});

it('the content library notices edited texts, and added or removed articles, without a restart', async () => {
  const { root, library, read } = await open();
  await writeFiles(root, {
    'home/header_body.html': '<p>New</p>',
    'articles/8-new/record.json': articleRecord(8, '2026-05-01T09:00:00Z'),
  });
  await rm(path.join(root, 'articles/2-second'), { recursive: true });
  await expect.poll(() => read(home)[0].header_body).toBe('<p>New</p>');
  await expect.poll(() => idsIn(read(cards))).toEqual([8, 3, 1]);
  expect(library.answer('/api/blog/2/details')).toBeUndefined();
  expect(read('/api/blog/8/details')[0].caption).toBe('Article 8');
});

it('the content library logs an invalid or missing file once, and serves the last valid content', async () => {
  const { root, read, logged } = await open();
  await writeFiles(root, {
    'home/record.json': '{ "header_caption": "half',
    'articles/2-second/record.json': 'null',
    'categories.json': '{}',
  });
  await rename(path.join(root, 'contact'), path.join(root, '.contact-gone'));
  await expect.poll(logged).toHaveLength(4);
  const kept = /^home\/record.json: it is not valid JSON: .*; the last good one is kept$/;
  expect(logged()).toContainEqual(expect.stringMatching(kept));
  await writeFiles(root, { 'about/record.json': { header_caption: 'another edit' } });
  const about = () => read('/api/about/fetch')[0].header_caption;
  await expect.poll(about).toBe('another edit');
  expect(read(home)).toEqual([{ header_caption: 'home' }]);
  expect(read(cards)).toHaveLength(3);
  expect(read('/api/blog-categories')).toHaveLength(2);
  expect(read('/api/contactpage/fetch')).toEqual([{ header_caption: 'contact' }]);
  expect(logged()).toHaveLength(4);
  await writeFiles(root, { 'home/record.json': { header_caption: 'mended' } });
  await expect.poll(() => read(home)).toEqual([{ header_caption: 'mended' }]);
});

it('the content library follows the content folder’s symbolic link to a new target within a minute', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const link = path.join(await temporaryFolder(), 'content');
  await symlink(await contentFolder(), link);
  const { read } = await open(link);
  await symlink(
    await contentFolder({ 'home/record.json': { header_caption: 'b' } }),
    `${link}.new`,
  );
  await rename(`${link}.new`, link);
  vi.advanceTimersByTime(60_000);
  await expect.poll(() => read(home)).toEqual([{ header_caption: 'b' }]);
});
