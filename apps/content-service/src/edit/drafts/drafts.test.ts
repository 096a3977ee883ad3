import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openLibrary } from '../../content/library.ts';
import { contentFolder, writeFiles } from '../../test/content-folder.ts';
import { openTestDatabase, postgresUrls, sqliteUrl, testLog } from '../../test/test-database.ts';
import { readRecordFiles } from '../fields/record-files.ts';
import { createDraftStore, type DraftStore } from './drafts.ts';
import { createPublisher } from './publish.ts';

const postgres = postgresUrls();

describe.each([
  ['SQLite', sqliteUrl],
  ['PostgreSQL', postgres],
])('with drafts in %s', (_name, newDatabase) => {
  async function twoServices() {
    const url = await newDatabase();
    const open = async () => createDraftStore((await openTestDatabase(url)).db);
    return [await open(), await open()] as const;
  }

  it('two articles that editors begin at the same time have different ids', async () => {
    const stores = await twoServices();
    const begin = (store: DraftStore) =>
      store.beginArticle('One', ['articles/16-a', 'home'], 'Ama');
    const begun = await Promise.all([...stores, ...stores].map(begin));
    const folders = begun.map(({ folder }) => folder).sort();
    expect(folders).toEqual([17, 18, 19, 20].map((id) => `articles/${id}-one`));
    const stored = (await stores[1].drafts()).map(({ folder }) => folder);
    expect(stored.sort()).toEqual(folders);
  });

  it('a new article never gets the id of another article, even of a discarded article', async () => {
    const [here, there] = await twoServices();
    await here.begin(await here.beginArticle('One', ['articles/6-a'], 'Ama'), 'Ama', []);
    const second = await there.beginArticle('Two', ['articles/6-a'], 'Kofi');
    const fields = { caption: 'Two' };
    expect(second).toMatchObject({ folder: 'articles/8-two', fields, revision: 1 });
    await there.discard(second);
    const { folder } = await here.beginArticle('Three', ['articles/8-two'], 'Ama');
    expect(folder).toBe('articles/9-three');
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

  it('an editor cannot save, schedule or discard an outdated version of a draft', async () => {
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
    for (const folder of ['home', 'about', 'travel']) {
      const begun = await Promise.all(stores.map((each) => each.begin({ folder }, 'Ama', [])));
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
  const save = async (...content: Parameters<typeof store.save>) => {
    const draft = await store.save(...content);
    if (draft === undefined) throw new Error('The draft was not saved');
    return draft;
  };
  const { fields: base_fields, version: base_version } = await readRecordFiles(root, 'home');
  const fields = { ...base_fields, header_caption: 'At noon' };
  const draft = await save({ folder: 'home', fields, base_fields, base_version, saved_by: 'Ama' });
  await store.schedule(draft, noon, 'Ama');
  const publishAt = (time: string | number) => publisher.publishDue(new Date(time));
  const written = () => readFile(path.join(root, 'home/record.json'), 'utf8');
  const files = async () => (await readdir(path.join(root, 'home'))).sort();
  return { root, store, library, publisher, publishAt, written, files, save, draft };
}

it('a scheduled draft is published once, at the scheduled time', async () => {
  const { publishAt, written, store } = await scheduled();
  await publishAt(Date.parse(noon) - 1);
  expect(await written()).not.toContain('At noon');
  // Imitates two services that share a database and publish at the same time.
  await Promise.all([publishAt(noon), publishAt(noon)]);
  expect(await written()).toContain('At noon');
  expect([await store.drafts(), (await store.history()).length]).toEqual([[], 1]);
});

it('saving a scheduled draft cancels the schedule; the earlier version cannot be published', async () => {
  const { publishAt, written, store, draft, publisher } = await scheduled();
  await store.save({ ...draft, saved_by: 'Kofi' }, draft);
  await publishAt(noon);
  expect(await publisher.publish(draft, draft.fields, 'Ama')).toEqual({ state: 'stale' });
  expect(await written()).not.toContain('At noon');
  expect(await store.drafts()).toMatchObject([{ fields: draft.fields, publish_at: '' }]);
});

it.each([
  ['have changed', 'conflict', '{ "header_caption": "By hand" }'],
  ['cannot be read', 'failed', '{ "header_caption": "By hand", }'],
])('a scheduled draft is not published if its record’s files %s', async (_what, problem, text) => {
  const { publishAt, written, store, root, save, draft } = await scheduled();
  await writeFiles(root, { 'home/record.json': text });
  if (problem === 'failed') {
    const { version } = await readRecordFiles(root, 'home');
    await store.schedule(await save({ ...draft, base_version: version }, draft), noon, 'Ama');
  }
  await publishAt(noon);
  expect(await written()).toBe(text);
  expect(await store.drafts()).toMatchObject([{ publish_at: '', publish_problem: problem }]);
});

it('a scheduled draft is published even if another scheduled draft cannot be read (craftercms/studio#3951)', async () => {
  const { publishAt, written, store, save, draft } = await scheduled();
  const odd = await save({ ...draft, folder: 'contact', fields: { offices: 'no list' } });
  await store.schedule(odd, noon, 'Ama');
  await publishAt(noon);
  expect(await written()).toContain('At noon');
  expect(await store.drafts()).toMatchObject([{ folder: 'contact', publish_problem: 'failed' }]);
});

it('a scheduled article gets the scheduled time as its date; publishing replaces no other article', async () => {
  const { publishAt, store, root, save, publisher } = await scheduled();
  const begun = await store.beginArticle('Rain', ['articles/3-third'], 'Ama');
  const fields = { ...begun.fields, excerpt: 'A', category: 'Motor', body: '<p>A</p>' };
  await store.schedule(await save({ ...begun, fields }, begun), noon, 'Ama');
  await publishAt(Date.parse(noon) + 60_000);
  const record = await readFile(path.join(root, 'articles/4-rain/record.json'), 'utf8');
  expect(JSON.parse(record)).toMatchObject({ created_at: noon });
  const other = await store.beginArticle('Sun', [], 'Ama');
  await writeFiles(root, { 'articles/5-sun/record.json': { id: 5 } });
  expect((await publisher.publish(other, other.fields, 'Ama')).state).toBe('conflict');
});

const after = { text: '{ "header_caption": "Begun" }\n' };
const changes = [{ file: 'record.json', before: null, after }];

it('the service finishes an interrupted publication at the next start', async () => {
  const { publisher, store, draft, written, files, root } = await scheduled();
  await store.begin(draft, 'Ama', changes);
  // The killed service left a temporary file.
  const left = '.record.json.00000000-0000-4000-8000-000000000000';
  await writeFiles(root, { [`home/${left}`]: 'half' });
  await publisher.resume();
  expect(await written()).toBe(after.text);
  expect(await files()).toEqual(['record.json']);
  expect(await store.history()).toMatchObject([{ state: 'done', published_by: 'Ama' }]);
  await publisher.resume();
  const finished = log.info.mock.calls.filter(([, text]) => text.startsWith('an interrupted'));
  expect(finished).toHaveLength(1);
});

it.each([
  ['written after', 'body.html', after],
  ['written after', 'tile1_text.html', after],
  ['removed before', 'body.html', null],
  ['removed before', 'tile1_text.html', null],
])('record.json is %s %s, so no incomplete record is read', async (_, other, state) => {
  const { publisher, store, draft, written, files, root } = await scheduled();
  // Publishing fails, because a folder has the name of the other file.
  await writeFiles(root, { [`home/${other}/file`]: '' });
  const both = [other, 'record.json'].sort().map((file) => ({ file, before: null, after: state }));
  await store.begin(draft, 'Ama', both);
  await publisher.resume();
  if (state) expect(await written()).not.toBe(state.text);
  else expect(await files()).toEqual([other]);
});

async function ofFourFiles() {
  const setting = await scheduled();
  const { store, save, draft } = setting;
  const tile1_image = `upload:${await store.upload(Buffer.from('a picture'), 'png')}.png`;
  const own = { header_body: '<p>New</p>', tile1_image, tile1_text: '<p>New</p>' };
  const fields = { ...draft.fields, ...own };
  return { ...setting, saved: await save({ ...draft, fields }, draft), fields };
}

it('publishing on a full disk changes no file of the record, and restores the draft', async () => {
  const { root, store, library, files, saved, fields } = await ofFourFiles();
  const before = await readRecordFiles(root, 'home');
  const { ino } = await stat(path.join(root, 'home/record.json'));
  const uploaded = async () => {
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  };
  const publisher = createPublisher({ root, library, log, store: { ...store, uploaded } });
  const outcome = await publisher.publish(saved, fields, 'Ama');
  expect(outcome).toEqual({ state: 'failed', reason: 'ENOSPC' });
  expect((await readRecordFiles(root, 'home')).version).toBe(before.version);
  // The inode is the same, so the file was never replaced.
  expect((await stat(path.join(root, 'home/record.json'))).ino).toBe(ino);
  expect(await files()).toEqual(['record.json']);
  expect(await store.draftOf('home')).toMatchObject({ fields });
  expect(await store.history()).toEqual([]);
});

it('an editor cannot undo a publication after one of its files has changed', async () => {
  const { root, store, publisher, saved, fields, written, files } = await ofFourFiles();
  await publisher.publish(saved, fields, 'Ama');
  const [before, [publication]] = [await files(), await store.history()];
  if (publication === undefined) throw new Error('It was not published');
  await writeFiles(root, { 'home/record.json': '{ "header_caption": "By hand" }' });
  expect(await publisher.undo(publication, 'Ama')).toEqual({ state: 'stale' });
  expect(await written()).toContain('By hand');
  expect(await files()).toEqual(before);
});

it('a publication changes no file of a record if one of the files cannot be replaced', async () => {
  const { root, store, publisher, files, saved, fields, written } = await ofFourFiles();
  const before = await written();
  // Publishing fails, because a folder has the name of a file.
  await writeFiles(root, { 'home/tile1_text.html/a.txt': 'Mine' });
  expect(await publisher.publish(saved, fields, 'Ama')).toMatchObject({ state: 'failed' });
  expect(await written()).toBe(before);
  expect(await files()).toEqual(['record.json', 'tile1_text.html']);
  expect(await store.draftOf('home')).toMatchObject({ fields });
});
