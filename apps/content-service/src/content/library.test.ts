import { rename, rm, symlink, utimes } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  articleRecord,
  contentFolder,
  drawing,
  temporaryFolder,
  writeFiles,
} from '../test/content-folder.ts';
import { testLog } from '../test/test-database.ts';
import { openLibrary } from './library.ts';

const home = '/api/home/fetch';
const cards = '/api/published-blogs/cards';

async function open(root: string, rescanMs?: number) {
  const log = testLog();
  const library = await openLibrary(root, log, rescanMs);
  onTestFinished(library.close);
  const read = (url: string) => JSON.parse(String(library.answer(url)?.bytes));
  const logged = () => log.warn.mock.calls.map(([problem]) => problem);
  return { library, log, read, logged };
}

describe('the content folder', () => {
  it('builds a record from record.json, texts and files (§3)', async () => {
    const root = await contentFolder({
      'home/header_body.html': '\n<p>Ɛyɛ</p>\n',
      'home/header_image.svg': drawing,
    });
    const { read, logged } = await open(root);
    expect(read(home)).toEqual([
      {
        header_caption: 'home',
        header_body: '<p>Ɛyɛ</p>',
        header_image: expect.stringMatching(/^files\/home\/header_image\.svg\?v=[\w-]{10}$/),
      },
    ]);
    expect(logged()).toEqual([]);
  });

  it('reports a response that is almost too large for sites', async () => {
    const long = { 'home/header_body.html': `<p>${'x'.repeat(1_700_000)}</p>` };
    const { logged } = await open(await contentFolder(long));
    const reason = expect.stringContaining('80 % of the 2 MB');
    expect(logged()).toContainEqual({ file: home, reason });
  });

  it('lists articles newest first, and articles with an unreadable date last', async () => {
    const root = await contentFolder({ 'articles/9-odd/record.json': articleRecord(9, 'soon') });
    const { read } = await open(root);
    expect(read(cards).map((card: { id: number }) => card.id)).toEqual([2, 3, 1, 9]);
  });

  it('publishes and announces an article when its future date arrives', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-01T00:00:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    const root = await contentFolder({
      'articles/7-soon/record.json': articleRecord(7, '2027-01-02T00:00:00Z'),
      'articles/8-later/record.json': articleRecord(8, '2999-01-01T00:00:00Z'),
    });
    const { library, read } = await open(root);
    const ids = () => read(cards).map((card: { id: number }) => card.id);
    const listener = vi.fn();
    library.onChange(listener);
    expect(ids()).toEqual([2, 3, 1]);
    expect(Object.keys(library.versions()).join()).not.toMatch(/blog\/[78]\//);
    expect(library.answer('/api/blog/7/details')).toBeUndefined();
    vi.setSystemTime('2027-01-02T00:00:00Z');
    await library.readNow();
    expect(ids()).toEqual([7, 2, 3, 1]);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('reports each problem at the start, in one line', async () => {
    const { logged } = await open(
      await contentFolder({
        'home/headr_body.html': 'x',
        'home/header_caption.html': 'x',
        'home/notes.txt': 'x',
        'about/record.json': { header_caption: [] },
        'marinee/record.json': {},
        'travel/record.json': '{',
        'careers/record.json': [],
        'articles/1-first/author.html': 'x',
        'articles/new/record.json': {},
        'articles/4-copy/record.json': articleRecord(1, '2024-02-01T09:00:00Z'),
        'categories.json': [{ category: {} }],
      }),
    );
    expect(logged().map(({ file, reason }) => `${file}: ${reason}`)).toEqual([
      'home/header_caption.html: the field header_caption has two values; this file is used',
      'home/notes.txt: the file belongs to no field and is ignored',
      'home: unknown field "headr_body"',
      'about: header_caption: expected text, found array',
      expect.stringMatching(
        /^travel\/record.json: it is not valid JSON: .*; nothing is served for it$/,
      ),
      'careers/record.json: it must contain one JSON object; nothing is served for it',
      'marinee: no call uses this, so it is ignored',
      'articles/1-first: unknown field "author"',
      'articles/4-copy: the id 1 is already used by articles/1-first; this article is left out',
      'articles/new: the name is not <id>-<slug>, so the folder is ignored',
      'categories.json: category: expected text, found object',
    ]);
  });

  it('reports a phone number that is invalid in the company’s country', async () => {
    const record = { gh_call_no: '030 000 0100', reach_whatsapp: '024 400 011' };
    const reason = expect.stringMatching(
      /^reach_whatsapp: expected phone numbers that can be dialled/,
    );
    const { logged } = await open(
      await contentFolder({ 'contact/record.json': record, 'company.json': { country: 'GH' } }),
    );
    expect(logged()).toEqual([{ file: 'contact', reason }]);
  });

  it.each([
    ['UTF-8 with a mark', 'utf-8', '\ufeff'],
    ['UTF-16 with a mark', 'utf16le', '\ufeff'],
    ['Windows-1252', 'latin1', ''],
  ] as const)('decodes a text that Windows saved as %s', async (_, encoding, mark) => {
    const bytes = (text: string) => Buffer.from(mark + text, encoding);
    const { read, logged } = await open(
      await contentFolder({
        'home/record.json': bytes('{"header_caption":"Été à Abidjan"}'),
        'home/header_body.html': bytes('<p>Déjà vu</p>'),
        'categories.json': bytes('[{"category":"Santé"}]'),
        'company.json': bytes('{"name":"Côte"}'),
      }),
    );
    expect(read(home)).toEqual([
      { header_caption: 'Été à Abidjan', header_body: '<p>Déjà vu</p>' },
    ]);
    expect(read('/api/blog-categories')).toEqual([{ category: 'Santé' }]);
    const files = ['company.json', 'home/record.json', 'home/header_body.html', 'categories.json'];
    const reason = expect.stringMatching(
      /^it is not UTF-8, but was read as [\w-]+: save it as UTF-8$/,
    );
    expect(logged()).toEqual(encoding === 'utf-8' ? [] : files.map((file) => ({ file, reason })));
  });

  it('lists each broken picture once, until it is fixed', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
    const clear = { width: 300, height: 300, channels: 4, background: '#0000' } as const;
    const whole = await sharp({ create: { ...clear, noise } })
      .jpeg()
      .toBuffer();
    const root = await contentFolder({
      'home/header_image.jpg': whole.subarray(0, whole.length / 2),
      'home/tile1_image.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><g/></svg>',
      'home/tile2_image.png': await sharp({ create: clear }).png().toBuffer(),
      'about/header_image.svg': drawing.replace('viewBox', 'width="10000" height="5001" viewBox'),
      'about/sec2_image.jpg': whole,
      'about/sec3_image.svg': '<svg',
      'about/sec4_image.svg': '<svg viewBox="0 0 9 9"><path d="M0 0h8v8z"/></svg>',
      'travel/header_image.svg': `${drawing.slice(0, -8)} fill="none" stroke="#eee" stroke-width=".003"/></svg>`,
    });
    const { library, logged } = await open(root);
    const expected = [
      { file: 'about/header_image.svg', reason: expect.stringContaining('50 million pixels') },
      { file: 'about/sec3_image.svg', reason: expect.stringContaining('no picture') },
      { file: 'about/sec4_image.svg', reason: expect.stringContaining('no picture') },
      { file: 'home/header_image.jpg', reason: expect.stringContaining('a part of it is missing') },
      { file: 'home/tile1_image.svg', reason: expect.stringContaining('nothing is drawn') },
      { file: 'home/tile2_image.png', reason: expect.stringContaining('nothing is drawn') },
    ];
    const listed = () => library.problems().toSorted((a, b) => a.file.localeCompare(b.file, 'en'));
    await vi.waitFor(() => expect(listed()).toEqual(expected), 10_000);
    expect(logged()).toHaveLength(expected.length);
    await writeFiles(root, { 'home/header_image.jpg': whole });
    await library.readNow();
    await vi.waitFor(() => expect(library.problems()).toHaveLength(expected.length - 1), 10_000);
    expect(logged()).toHaveLength(expected.length);
  });
});

describe('an edit while the service runs', { timeout: 30_000 }, () => {
  it('is shown without a restart: text, new article, removed article', async () => {
    const root = await contentFolder();
    const { library, read } = await open(root);
    await writeFiles(root, {
      'home/header_body.html': '<p>New</p>',
      'articles/8-new/record.json': articleRecord(8, '2026-05-01T09:00:00Z'),
    });
    await rm(path.join(root, 'articles/2-second'), { recursive: true });
    await vi.waitFor(() => {
      expect(read(home)[0].header_body).toBe('<p>New</p>');
      expect(read(cards).map((card: { id: number }) => card.id)).toEqual([8, 3, 1]);
      expect(library.answer('/api/blog/2/details')).toBeUndefined();
      expect(read('/api/blog/8/details')[0].caption).toBe('Article 8');
    }, 10_000);
  });

  it('keeps the last good record while the JSON is invalid, and logs the error once', async () => {
    const root = await contentFolder();
    const { read, logged } = await open(root);
    await writeFiles(root, { 'home/record.json': '{ "header_caption": "half' });
    await vi.waitFor(() => expect(logged()).toHaveLength(1), 10_000);
    expect(logged()).toEqual([
      {
        file: 'home/record.json',
        reason: expect.stringMatching(/^it is not valid JSON: .*; the last good one is kept$/),
      },
    ]);
    await writeFiles(root, { 'about/record.json': { header_caption: 'another edit' } });
    await vi.waitFor(
      () => expect(read('/api/about/fetch')[0].header_caption).toBe('another edit'),
      10_000,
    );
    expect([logged().length, read(home)]).toEqual([1, [{ header_caption: 'home' }]]);
    await writeFiles(root, { 'home/record.json': { header_caption: 'mended' } });
    await vi.waitFor(() => expect(read(home)).toEqual([{ header_caption: 'mended' }]), 10_000);
  });

  it('keeps the last good version of a broken article, and all content if a folder disappears', async () => {
    const root = await contentFolder();
    const { read, logged } = await open(root);
    await writeFiles(root, { 'articles/2-second/record.json': 'null', 'categories.json': '{}' });
    await rename(path.join(root, 'contact'), path.join(root, '.contact-gone'));
    await vi.waitFor(() => expect(logged()).toHaveLength(3), 10_000);
    expect(read(cards)).toHaveLength(3);
    expect(read('/api/blog-categories')).toHaveLength(2);
    expect(read('/api/contactpage/fetch')).toEqual([{ header_caption: 'contact' }]);
  });
});

it('a content folder that is a symbolic link is served with its pictures and later edits', async () => {
  const first = await contentFolder({ 'home/header_image.svg': '<svg id="a"/>' });
  const second = await contentFolder({
    'home/record.json': { header_caption: 'second release' },
    'home/header_image.svg': '<svg id="b"/>',
  });
  // All files have one date, as from an archive.
  for (const root of [first, second]) {
    await utimes(path.join(root, 'home/header_image.svg'), 1_000_000_000, 1_000_000_000);
  }
  const link = path.join(await temporaryFolder(), 'content');
  await symlink(first, link);
  const { read, log } = await open(link, 500);
  const [{ header_caption, header_image }] = read(home);
  expect(header_caption).toBe('home');
  await symlink(second, `${link}.new`);
  await rename(`${link}.new`, link);
  await vi.waitFor(() => expect(read(home)[0].header_caption).toBe('second release'), 10_000);
  expect(read(home)[0].header_image).not.toBe(header_image);
  await vi.waitFor(() =>
    expect(log.info).toHaveBeenCalledWith('the content folder links to another folder'),
  );
  await writeFiles(second, { 'about/record.json': { header_caption: 'edited' } });
  await vi.waitFor(() => expect(read('/api/about/fetch')[0].header_caption).toBe('edited'), 10_000);
  expect(log.error).not.toHaveBeenCalled();
}, 30_000);
