import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openLibrary } from '../../content/library.ts';
import { contentFolder, writeFiles } from '../../test/content-folder.ts';
import { openTestDatabase, testLog } from '../../test/test-database.ts';
import { readRecordFiles } from '../fields/record-files.ts';
import { createDraftStore } from './drafts.ts';
import { createPublisher } from './publish.ts';
import { keepSchedule, publishDue } from './schedule.ts';

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

/** A temporary file of somebody who writes `home/body.html`. */
const halfFile = 'home/.body.html.0e6f6b0c-1c1d-4c9f-9d6e-1f6f2a0b7c11';
const after = { text: '{ "header_caption": "Begun" }\n' };
const changes = [{ file: 'record.json', before: null, after }];
const later = () => new Date(Date.now() + 61_000);

it('what was under way when a service ended is finished by another, a minute later', async () => {
  const { publisher, store, draft, written, root, work } = await scheduled();
  await writeFiles(root, { [halfFile]: '<p>ha' });
  await store.begin(draft, 'Ama', changes);
  const other = createPublisher({ root, ...work });
  await Promise.all([publisher.resume(later()), other.resume(later())]);
  expect(await written()).toBe(after.text);
  expect([...(await readRecordFiles(root, 'home')).files.keys()]).toEqual(['record.json']);
  expect(await readdir(path.join(root, 'home'))).toEqual(['record.json']);
  expect(await store.history()).toMatchObject([{ state: 'done', published_by: 'Ama' }]);
  const finished = log.info.mock.calls.filter(([, text]) => text.includes('was interrupted'));
  expect(finished).toHaveLength(1);
});

it('what another service is publishing at this moment is left alone', async () => {
  const { publisher, store, draft, written, root } = await scheduled();
  await writeFiles(root, { [halfFile]: '<p>ha' });
  const begun = await store.begin(draft, 'Kofi', changes);
  await publisher.resume();
  expect(await written()).not.toContain('Begun');
  expect(await readFile(path.join(root, halfFile), 'utf8')).toBe('<p>ha');
  expect(await store.history()).toMatchObject([{ state: 'writing' }]);

  // Nobody else publishes the same record meanwhile.
  const { fields, version } = await readRecordFiles(root, 'home');
  const content = { folder: 'home', fields, base_fields: fields, base_version: version };
  const next = await store.save({ ...content, saved_by: 'Ama' });
  if (next === undefined || begun === undefined) throw new Error('It was not begun');
  expect(await publisher.publish(next, fields, 'Ama')).toEqual({ state: 'outdated' });
  expect(await store.begin(begun, 'Ama', changes)).toBeUndefined();
  expect(await store.draftOf('home')).toEqual(next);
  await store.finish(begun.id);
  expect(await publisher.publish(next, fields, 'Ama')).toMatchObject({ state: 'published' });
});

it('a publication that takes minutes stays with the service that writes it', async () => {
  const { store, draft, root, work, written } = await scheduled();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const [hasBegun, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const uploaded = async (id: string) => {
    hasBegun.resolve();
    await mayEnd.promise;
    return store.uploaded(id);
  };
  const slow = createPublisher({ root, ...work, store: { ...store, uploaded } });
  const upload = await store.upload(Buffer.from('a picture'), 'png');
  const fields = { ...draft.fields, tile1_image: `upload:${upload}.png` };
  const publication = slow.publish(draft, fields, 'Ama');
  await hasBegun.promise;
  const other = createPublisher({ root, ...work });
  for (let turn = 0; turn < 6; turn += 1) {
    await vi.advanceTimersByTimeAsync(30_000);
    await vi.waitFor(async () => {
      const [begun] = await store.history();
      expect(Date.now() - Date.parse(begun?.published_at ?? '')).toBeLessThan(30_000);
    });
    await other.resume();
    expect(await store.history()).toMatchObject([{ state: 'writing' }]);
  }
  mayEnd.resolve();
  expect(await publication).toMatchObject({ state: 'published' });
  expect(await written()).toContain('At noon');
});

it('a running service finishes what another one has left', async () => {
  const { store, draft, work, written } = await scheduled();
  await store.begin(draft, 'Ama', changes);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  onTestFinished(keepSchedule(work));
  await vi.advanceTimersByTimeAsync(90_000);
  await vi.waitFor(async () => expect(await written()).toBe(after.text));
});

it('a draft that was saved meanwhile is not published as it was before', async () => {
  const { store, publisher, draft, written } = await scheduled();
  await store.save(draft, draft);
  expect(await store.save(draft, draft)).toBeUndefined();
  expect(await publisher.publish(draft, draft.fields, 'Ama')).toEqual({ state: 'outdated' });
  expect(await written()).not.toContain('At noon');
});
