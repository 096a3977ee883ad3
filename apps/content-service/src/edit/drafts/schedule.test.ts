import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openLibrary } from '../../content/library.ts';
import { contentFolder, writeFiles } from '../../test/content-folder.ts';
import { openTestDatabase, testLog } from '../../test/test-database.ts';
import { readRecordFiles } from '../fields/record-files.ts';
import { createDraftStore } from './drafts.ts';
import { createPublisher } from './publish.ts';
import { publishDue } from './schedule.ts';

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

it('a draft is published when its time has come, once', async () => {
  const { work, written, store } = await scheduled();
  await publishDue(work, new Date(Date.parse(noon) - 1));
  expect(await written()).not.toContain('At noon');
  // Two services with one database.
  await Promise.all([publishDue(work, new Date(noon)), publishDue(work, new Date(noon))]);
  expect(await written()).toContain('At noon');
  expect([await store.drafts(), (await store.history()).length]).toEqual([[], 1]);
});

it('the scheduled version is published; later changes stay a draft', async () => {
  const { work, written, store, draft } = await scheduled();
  const fields = { ...draft.fields, header_caption: 'Later', tile1_caption: 'More' };
  await store.save({ ...draft, fields, saved_by: 'Kofi' }, draft);
  await publishDue(work, new Date(noon));
  expect(await written()).toContain('At noon');
  expect(await written()).not.toContain('More');
  expect(await store.history()).toMatchObject([{ published_by: 'Ama' }]);
  const base_fields = { header_caption: 'At noon' };
  expect(await store.drafts()).toMatchObject([{ fields, base_fields, publish_at: '' }]);
});

it('a draft whose files have changed is not published, and shows why', async () => {
  const { work, written, store, root } = await scheduled();
  await writeFiles(root, { 'home/record.json': { header_caption: 'By hand' } });
  await publishDue(work, new Date(noon));
  expect(await written()).toContain('By hand');
  expect(await store.drafts()).toMatchObject([{ publish_at: '', publish_problem: 'conflict' }]);
});

it('unreadable files are never overwritten', async () => {
  const { work, written, store, root } = await scheduled();
  await writeFiles(root, { 'home/record.json': '{ "header_caption": "By hand", }' });
  const [draft] = await store.drafts();
  const { version } = await readRecordFiles(root, 'home');
  if (draft !== undefined) await store.save({ ...draft, base_version: version }, draft);
  await publishDue(work, new Date(noon));
  expect(await written()).toContain('By hand');
  expect(await store.drafts()).toMatchObject([{ publish_problem: 'failed' }]);
});

const after = { text: '{ "header_caption": "Begun" }\n' };
const changes = [{ file: 'record.json', before: null, after }];

it('a publication that a kill interrupted is finished at the next start', async () => {
  const { publisher, store, draft, written, root } = await scheduled();
  await store.begin(draft, 'Ama', changes);
  // A temporary file that was never renamed.
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

it('a full disk changes no file of a record, and restores its draft', async () => {
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
  // The inode is the same: the file was not replaced.
  expect((await stat(path.join(root, 'home/record.json'))).ino).toBe(ino);
  expect(await readdir(path.join(root, 'home'))).toEqual(['record.json']);
  expect(await store.draftOf('home')).toMatchObject({ fields });
  expect(await store.history()).toEqual([]);
});

it('a record stays unchanged if one of its files cannot be replaced', async () => {
  const { root, store, publisher, saved, fields, written } = await ofFourFiles();
  const before = await written();
  // A folder in place of a file.
  await writeFiles(root, { 'home/tile1_text.html/a.txt': 'Mine' });
  expect(await publisher.publish(saved, fields, 'Ama')).toMatchObject({ state: 'failed' });
  expect(await written()).toBe(before);
  expect((await readdir(path.join(root, 'home'))).sort()).toEqual([
    'record.json',
    'tile1_text.html',
  ]);
  expect(await store.draftOf('home')).toMatchObject({ fields });
});

it('a draft that was saved meanwhile is not published in its old version', async () => {
  const { store, publisher, draft, written } = await scheduled();
  await store.save(draft, draft);
  expect(await store.save(draft, draft)).toBeUndefined();
  expect(await publisher.publish(draft, draft.fields, 'Ama')).toEqual({ state: 'stale' });
  expect(await written()).not.toContain('At noon');
});
