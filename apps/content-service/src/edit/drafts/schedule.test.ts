import { readFile } from 'node:fs/promises';
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
  await store.schedule(draft.id, noon);
  const work = { store, publisher, library, log };
  const written = () => readFile(path.join(root, 'home/record.json'), 'utf8');
  return { root, store, publisher, work, written, draft };
}

it('a draft is published when its time has come, once', async () => {
  const { work, written, store } = await scheduled();
  await publishDue(work, new Date(Date.parse(noon) - 1));
  expect(await written()).not.toContain('At noon');
  // Two services that share a database look at the same time.
  await Promise.all([publishDue(work, new Date(noon)), publishDue(work, new Date(noon))]);
  expect(await written()).toContain('At noon');
  expect([await store.drafts(), (await store.history()).length]).toEqual([[], 1]);
});

it('a draft whose files have changed waits, and says why', async () => {
  const { work, written, store, root } = await scheduled();
  await writeFiles(root, { 'home/record.json': { header_caption: 'By hand' } });
  await publishDue(work, new Date(noon));
  expect(await written()).toContain('By hand');
  expect(await store.drafts()).toMatchObject([{ publish_at: '', publish_problem: 'conflict' }]);
});

it('files that cannot be read are never written over', async () => {
  const { work, written, store, root } = await scheduled();
  await writeFiles(root, { 'home/record.json': '{ "header_caption": "By hand", }' });
  const [draft] = await store.drafts();
  const { version } = await readRecordFiles(root, 'home');
  if (draft !== undefined) await store.save({ ...draft, base_version: version }, draft);
  await publishDue(work, new Date(noon));
  expect(await written()).toContain('By hand');
  expect(await store.drafts()).toMatchObject([{ publish_problem: 'failed' }]);
});

it('what was under way when the service ended is finished by the next one', async () => {
  const { publisher, store, draft, written, root } = await scheduled();
  await writeFiles(root, { 'home/.body.html.0e6f6b0c-1c1d-4c9f-9d6e-1f6f2a0b7c11': '<p>ha' });
  const after = { text: '{ "header_caption": "Begun" }\n' };
  await store.begin(draft, 'Ama', [{ file: 'record.json', before: null, after }]);
  await publisher.resume();
  expect(await written()).toBe(after.text);
  expect(await store.unfinished()).toEqual([]);
  expect([...(await readRecordFiles(root, 'home')).files.keys()]).toEqual(['record.json']);
});

it('a draft that was saved meanwhile is not published as it was before', async () => {
  const { store, publisher, draft, written } = await scheduled();
  await store.save(draft, draft);
  expect(await store.save(draft, draft)).toBeUndefined();
  expect(await publisher.publish(draft, draft.fields, 'Ama')).toEqual({ state: 'outdated' });
  expect(await written()).not.toContain('At noon');
});
