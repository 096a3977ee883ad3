import { describe, expect, it } from 'vitest';
import { openTestDatabase, postgresUrls, sqliteUrl } from '../../test/test-database.ts';
import { createDraftStore } from './drafts.ts';

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

  it('articles that are begun at the same time have different ids', async () => {
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

  it('a new article never has the id of a published one, even before its files exist', async () => {
    const [here, there] = await twoServices();
    await here.begin(await here.beginArticle('One', [], 'Ama'), 'Ama', []);
    expect(await there.beginArticle('Two', [], 'Kofi')).toMatchObject({
      folder: 'articles/2-two',
      fields: { caption: 'Two' },
      revision: 1,
    });
  });

  it('the id of a discarded draft is not used again', async () => {
    const [here, there] = await twoServices();
    await here.discard((await here.beginArticle('One', ['articles/6-a'], 'Ama')).id);
    expect((await there.beginArticle('Two', ['articles/6-a'], 'Kofi')).folder).toBe(
      'articles/8-two',
    );
  });

  it('an upload is unused if no draft, schedule or publication has it', async () => {
    const [here] = await twoServices();
    const [one = '', two = '', three = ''] = await Promise.all(
      ['one', 'two', 'three'].map((text) => here.upload(Buffer.from(text), 'png')),
    );
    const draft = await here.beginArticle('One', [], 'Ama');
    await here.save({ ...draft, fields: { main_image: `upload:${one}.png` } }, draft);
    const changes = [{ file: 'a.png', before: null, after: { upload: two } }];
    await here.begin(await here.beginArticle('Two', [], 'Ama'), 'Ama', changes);
    expect((await here.unused()).map(({ id }) => id)).toEqual([three]);
    await here.removeUnused(new Date(0));
    expect(await here.unused()).toHaveLength(1);
    await here.removeUnused(new Date(Date.now() + 1_000));
    expect(await here.unused()).toEqual([]);
  });

  it('rejects the second of two saves over one revision', async () => {
    const [here, there] = await twoServices();
    const draft = await here.beginArticle('One', [], 'Ama');
    const saved = await Promise.all([here.save(draft, draft), there.save(draft, draft)]);
    expect(saved.map((each) => each?.revision).sort()).toEqual([2, undefined]);
    const first = { ...draft, folder: 'home' };
    const begun = await Promise.all([here.save(first), there.save(first)]);
    expect(begun.map((each) => each?.revision).sort()).toEqual([1, undefined]);
  });
});
