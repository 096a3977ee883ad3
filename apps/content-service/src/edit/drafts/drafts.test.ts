import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openLibrary } from '../../content/library.ts';
import { contentFolder, writeFiles } from '../../test/content-folder.ts';
import { openTestDatabase, postgresUrls, sqliteUrl, testLog } from '../../test/test-database.ts';
import { readRecordFiles } from '../fields/record-files.ts';
import { createDraftStore } from './drafts.ts';
import { createPublisher, publishDue } from './publish.ts';

const postgres = postgresUrls();

describe.each([
  ['SQLite', sqliteUrl],
  ['PostgreSQL', postgres],
])('drafts in %s', (_name, newDatabase) => {
  async function twoServices() {
    const url = await newDatabase();
    const open = async () => createDraftStore((await openTestDatabase(url)).db);
    return [await open(), await open()] as const;
  }

  it('two articles that editors begin at the same time have different ids', async () => {
    const stores = await twoServices();
    const titles = ['One', 'Two', 'Two', 'Three'];
    const begun = await Promise.all(
      titles.map((title, index) =>
        (stores[index % 2] ?? stores[0]).beginArticle(title, ['articles/16-a', 'home'], 'Ama'),
      ),
    );
    const folders = begun.map(({ folder }) => folder);
    expect(folders.map((folder) => Number(/\d+/.exec(folder)?.[0])).sort()).toEqual([
      17, 18, 19, 20,
    ]);
    const slugs = folders.map((folder) => folder.replace(/\d+/, 'n'));
    expect(slugs).toEqual(['one', 'two', 'two', 'three'].map((slug) => `articles/n-${slug}`));
    const stored = (await stores[1].drafts()).map(({ folder }) => folder);
    expect(stored.sort()).toEqual(folders.sort());
  });

  it('a new article never gets the id of an earlier article, even if that has no files yet or was discarded', async () => {
    const [here, there] = await twoServices();
    await here.begin(await here.beginArticle('One', ['articles/6-a'], 'Ama'), 'Ama', []);
    const second = await there.beginArticle('Two', ['articles/6-a'], 'Kofi');
    const fields = { caption: 'Two' };
    expect(second).toMatchObject({ folder: 'articles/8-two', fields, revision: 1 });
    await there.discard(second);
    expect((await here.beginArticle('Three', ['articles/8-two'], 'Ama')).folder).toBe(
      'articles/9-three',
    );
  });

  it('an old uploaded file is removed if no draft or publication uses it', async () => {
    const [here] = await twoServices();
    const [one = '', two = '', three = ''] = await Promise.all(
      ['one', 'two', 'three'].map((text) => here.upload(Buffer.from(text), 'png')),
    );
    const draft = await here.beginArticle('One', [], 'Ama');
    await here.save({ ...draft, fields: { main_image: `upload:${one}.png` } }, draft);
    const changes = [{ file: 'a.png', before: null, after: { upload: two } }];
    await here.begin(await here.beginArticle('Two', [], 'Ama'), 'Ama', changes);
    const kept = async () => {
      const found = await Promise.allSettled([one, two, three].map((id) => here.uploaded(id)));
      return found.map(({ status }) => status === 'fulfilled');
    };
    await here.removeUnused(new Date(0));
    expect(await kept()).toEqual([true, true, true]);
    await here.removeUnused(new Date(Date.now() + 1_000));
    expect(await kept()).toEqual([true, true, false]);
  });

  it('an editor can neither save, schedule nor discard a draft that another editor has changed meanwhile', async () => {
    const [here, there] = await twoServices();
    const draft = await here.beginArticle('One', [], 'Ama');
    const saved = await Promise.all([here.save(draft, draft), there.save(draft, draft)]);
    expect(saved.map((each) => each?.revision).sort()).toEqual([2, undefined]);
    expect(await there.schedule(draft, noon, 'Kofi')).toBe(false);
    expect(await there.discard(draft)).toBe(false);
    expect(await here.drafts()).toMatchObject([{ revision: 2, publish_at: '', saved_by: 'Ama' }]);
    const first = { ...draft, folder: 'home' };
    const begun = await Promise.all([here.save(first), there.save(first)]);
    expect(begun.map((each) => each?.revision).sort()).toEqual([1, undefined]);
  });

  it('two editors cannot publish, remove or restore a record at the same time (Orchard#3030)', async () => {
    const stores = await twoServices();
    const begin = (folder: string) => stores.map((store) => store.begin({ folder }, 'Ama', []));
    for (const folder of ['home', 'about', 'travel']) {
      const begun = await Promise.all(begin(folder));
      expect(begun.filter((each) => each !== undefined)).toHaveLength(1);
    }
  });
});

const log = testLog();
const noon = '2030-01-01T12:00:00.000Z';

async function scheduled() {
  const root = await contentFolder();
  const { db } = await openTestDatabase();
  const library = await openLibrary(root, log);
  onTestFinished(library.close);
  const store = createDraftStore(db);
  const publisher = createPublisher({ root, store, library, log });
  const { fields, version } = await readRecordFiles(root, 'home');
  const draft = await store.save({
    folder: 'home',
    fields: { ...fields, header_caption: 'At noon' },
    base_fields: fields,
    base_version: version,
    saved_by: 'Ama',
  });
  if (draft === undefined) throw new Error('It was not saved');
  await store.schedule(draft, noon, 'Ama');
  const work = { store, publisher, library, log };
  const written = () => readFile(path.join(root, 'home/record.json'), 'utf8');
  return { root, store, publisher, work, written, draft };
}

it('a scheduled draft is published once, at its time', async () => {
  const { work, written, store } = await scheduled();
  await publishDue(work, new Date(Date.parse(noon) - 1));
  expect(await written()).not.toContain('At noon');
  // Two services with one database, at the same time.
  await Promise.all([publishDue(work, new Date(noon)), publishDue(work, new Date(noon))]);
  expect(await written()).toContain('At noon');
  expect([await store.drafts(), (await store.history()).length]).toEqual([[], 1]);
});

it('saving a scheduled draft cancels its schedule, and the earlier version is not published', async () => {
  const { work, written, store, draft, publisher } = await scheduled();
  await store.save({ ...draft, saved_by: 'Kofi' }, draft);
  expect(await store.save(draft, draft)).toBeUndefined();
  await publishDue(work, new Date(noon));
  expect(await publisher.publish(draft, draft.fields, 'Ama')).toEqual({ state: 'stale' });
  expect(await written()).not.toContain('At noon');
  expect(await store.drafts()).toMatchObject([{ fields: draft.fields, publish_at: '' }]);
});

it.each([
  ['have changed', 'conflict', '{ "header_caption": "By hand" }'],
  ['cannot be read', 'failed', '{ "header_caption": "By hand", }'],
])('a scheduled draft whose files %s is not published', async (_what, problem, text) => {
  const { work, written, store, root, draft } = await scheduled();
  await writeFiles(root, { 'home/record.json': text });
  if (problem === 'failed') {
    const { version } = await readRecordFiles(root, 'home');
    const saved = await store.save({ ...draft, base_version: version }, draft);
    await store.schedule(saved ?? draft, noon, 'Ama');
  }
  await publishDue(work, new Date(noon));
  expect(await written()).toBe(text);
  expect(await store.drafts()).toMatchObject([{ publish_at: '', publish_problem: problem }]);
});

it('a scheduled draft that cannot be read does not stop others (craftercms/studio#3951)', async () => {
  const { work, written, store } = await scheduled();
  const base = { base_fields: {}, base_version: 'none', saved_by: 'Ama' };
  const odd = await store.save({ folder: 'contact', fields: { offices: 'no list' }, ...base });
  if (odd === undefined) throw new Error('It was not saved');
  await store.schedule(odd, noon, 'Ama');
  await publishDue(work, new Date(noon));
  expect(await written()).toContain('At noon');
  expect(await store.drafts()).toMatchObject([{ folder: 'contact', publish_problem: 'failed' }]);
});

it('a scheduled article gets its time as its date, and never replaces files of the same name', async () => {
  const { work, store, root, publisher } = await scheduled();
  const begun = await store.beginArticle('Rain', ['articles/3-third'], 'Ama');
  const fields = { ...begun.fields, excerpt: 'A', category: 'Motor', body: '<p>A</p>' };
  const saved = await store.save({ ...begun, fields }, begun);
  await store.schedule(saved ?? begun, noon, 'Ama');
  await publishDue(work, new Date(Date.parse(noon) + 60_000));
  const file = 'articles/4-rain/record.json';
  expect(JSON.parse(await readFile(path.join(root, file), 'utf8'))).toMatchObject({
    created_at: noon,
  });
  const other = await store.beginArticle('Sun', [], 'Ama');
  await writeFiles(root, { 'articles/5-sun/record.json': { id: 5 } });
  const outcome = await publisher.publish(other, other.fields, 'Ama');
  expect(outcome).toMatchObject({ state: 'conflict' });
});

const after = { text: '{ "header_caption": "Begun" }\n' };
const changes = [{ file: 'record.json', before: null, after }];

it('a publication that ended half-way, because the service was killed, is finished at the next start', async () => {
  const { publisher, store, draft, written, root } = await scheduled();
  await store.begin(draft, 'Ama', changes);
  // A temporary file that was not renamed.
  const left = '.record.json.00000000-0000-4000-8000-000000000000';
  await writeFiles(root, { [`home/${left}`]: 'half' });
  await publisher.resume();
  expect(await written()).toBe(after.text);
  expect(await readdir(path.join(root, 'home'))).toEqual(['record.json']);
  expect(await store.history()).toMatchObject([{ state: 'done', published_by: 'Ama' }]);
  await publisher.resume();
  const finished = log.info.mock.calls.filter(([, text]) => text.includes('was interrupted'));
  expect(finished).toHaveLength(1);
});

it.each([
  ['written last', after],
  ['removed first', null],
])('record.json is %s, so that an incomplete record is never read', async (_, state) => {
  const { publisher, store, draft, written, root } = await scheduled();
  // A folder in the place of the other file stops the publication.
  await writeFiles(root, { 'home/body.html/file': '' });
  const files = ['body.html', 'record.json'];
  const all = files.map((file) => ({ file, before: null, after: state }));
  await store.begin(draft, 'Ama', all);
  await publisher.resume();
  if (state) expect(await written()).not.toBe(state.text);
  else expect(await readdir(path.join(root, 'home'))).toEqual(['body.html']);
});

it('a record is not published twice at the same time', async () => {
  const { publisher, store, draft, root } = await scheduled();
  const begun = await store.begin(draft, 'Kofi', changes);
  const { fields, version } = await readRecordFiles(root, 'home');
  const content = { folder: 'home', fields, base_fields: fields, base_version: version };
  const next = await store.save({ ...content, saved_by: 'Ama' });
  if (next === undefined || begun === undefined) throw new Error('It was not begun');
  expect(await publisher.publish(next, fields, 'Ama')).toEqual({ state: 'stale' });
  expect(await store.begin(begun, 'Ama', changes)).toBeUndefined();
  expect(await store.draftOf('home')).toEqual(next);
  await store.finish(begun.id);
  expect(await publisher.publish(next, fields, 'Ama')).toEqual({ state: 'published' });
});

async function ofFourFiles() {
  const setting = await scheduled();
  const { store, draft } = setting;
  const picture = await store.upload(Buffer.from('a picture'), 'png');
  const tile1_image = `upload:${picture}.png`;
  const own = { header_body: '<p>New</p>', tile1_image, tile1_text: '<p>New</p>' };
  const fields = { ...draft.fields, ...own };
  const saved = await store.save({ ...draft, fields }, draft);
  if (saved === undefined) throw new Error('It was not saved');
  return { ...setting, saved, fields };
}

it('if the disk is full, publishing changes no file of the record and restores its draft', async () => {
  const { root, store, work, saved, fields } = await ofFourFiles();
  const before = await readRecordFiles(root, 'home');
  const { ino } = await stat(path.join(root, 'home/record.json'));
  const uploaded = async () => {
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  };
  const publisher = createPublisher({ root, ...work, store: { ...store, uploaded } });
  const outcome = await publisher.publish(saved, fields, 'Ama');
  expect(outcome).toEqual({ state: 'failed', reason: 'ENOSPC' });
  expect((await readRecordFiles(root, 'home')).version).toBe(before.version);
  // The same inode: the file was never replaced.
  expect((await stat(path.join(root, 'home/record.json'))).ino).toBe(ino);
  expect(await readdir(path.join(root, 'home'))).toEqual(['record.json']);
  expect(await store.draftOf('home')).toMatchObject({ fields });
  expect(await store.history()).toEqual([]);
});

it('a publication is not undone if one of its files has changed since', async () => {
  const { root, store, publisher, saved, fields, written } = await ofFourFiles();
  await publisher.publish(saved, fields, 'Ama');
  await writeFiles(root, { 'home/header_body.html': 'By hand' });
  const [publication] = await store.history();
  if (publication === undefined) throw new Error('It was not published');
  expect(await publisher.undo(publication, 'Ama')).toEqual({ state: 'stale' });
  expect(await written()).toContain('At noon');
});

it('publishing changes no file of a record if one of them cannot be replaced', async () => {
  const { root, store, publisher, saved, fields, written } = await ofFourFiles();
  const before = await written();
  // A folder in the place of a file.
  await writeFiles(root, { 'home/tile1_text.html/a.txt': 'Mine' });
  expect(await publisher.publish(saved, fields, 'Ama')).toMatchObject({ state: 'failed' });
  expect(await written()).toBe(before);
  expect((await readdir(path.join(root, 'home'))).sort()).toEqual([
    'record.json',
    'tile1_text.html',
  ]);
  expect(await store.draftOf('home')).toMatchObject({ fields });
});
