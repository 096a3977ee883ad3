// Fills an empty database with a company's content folder (`CONTENT_DIR`).
import { mkdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { resources } from '@insurance-kit/content-client/records';
import { getPayload } from 'payload';
import { contentTypes } from '../../../apps/content-service/src/content/read-folder.ts';
import {
  recordAt,
  recordFolders,
} from '../../../apps/content-service/src/content/record-folders.ts';
import { readSnapshot } from '../../../apps/content-service/src/content/snapshot.ts';
import { article, elementsOf, nameOf, pageNames, type Resource } from './model.ts';
import config from './payload.config.ts';
import { richFrom } from './rich-from.ts';
import { settings } from './settings.ts';

const folder =
  process.env.CONTENT_DIR ??
  join(import.meta.dirname, '../../../apps/content-service/companies/harmattan-ghana');
await mkdir(settings.dataDir, { recursive: true });
// In development, `getPayload` also creates the tables.
const payload = await getPayload({ config });
const { records, articles, categories } = await readSnapshot(folder);
const published = { _status: 'published' };
// With this context, hooks do not notify the site, and pictures need no alternative text.
const context = { isSeed: true };

/** Uploads a record's file with its alternative text. */
async function upload(path: string, alt: unknown): Promise<number | string> {
  const [file = ''] = path.replace(/^files\//, '').split('?');
  const data = await readFile(join(folder, file));
  const mimetype = contentTypes[extname(file).slice(1)] ?? 'application/octet-stream';
  const name = file.replaceAll('/', '-');
  const { id } = await payload.create({
    collection: 'media',
    data: { alt, decorative: alt === '' },
    file: { name, data, mimetype, size: data.length },
    context,
  });
  return id;
}

const categoryIds = new Map<unknown, number | string>();

async function dataOf(
  record: Readonly<Record<string, unknown>>,
  resource: Resource,
): Promise<object> {
  const data: Record<string, unknown> = {};
  for (const [field, kind] of Object.entries(resource.kinds)) {
    const value = record[field];
    if (value === undefined || value === '' || kind === 'id' || kind === 'alt') continue;
    if (Array.isArray(value)) {
      data[field] = await Promise.all(value.map((row) => dataOf(row, elementsOf(resource, field))));
      continue;
    }
    data[nameOf(field)] =
      kind === 'asset' || kind === 'picture'
        ? await upload(String(value), record[`${field}_alt`])
        : kind === 'prose' || kind === 'proseUnlessPath'
          ? richFrom(String(value))
          : field === 'category'
            ? categoryIds.get(value)
            : value;
  }
  return data;
}

if ((await payload.count({ collection: 'articles' })).totalDocs === 0) {
  for (const entry of categories) {
    const { category } = { category: undefined, ...(entry as object) };
    const { id } = await payload.create({ collection: 'categories', data: { category }, context });
    categoryIds.set(category, id);
  }
  for (const { folder: name, resource } of recordFolders) {
    const slug = pageNames.find((page) => page === resource);
    const record = records.get(name);
    if (slug === undefined || record === undefined) continue;
    await payload.updateGlobal({
      slug,
      data: { ...(await dataOf(record, resources[slug])), ...published },
      context,
    });
  }
  for (const [recordFolder, record] of records) {
    const { id: name, resource = 'article' } = recordAt(recordFolder) ?? {};
    if (name === undefined || resource === 'article') continue;
    const data = { name, ...(await dataOf(record, resources[resource])), ...published };
    await payload.create({ collection: resource, data, context });
  }
  for (const { id, record } of articles) {
    const data = { id: Number(id), ...(await dataOf(record, article)), ...published };
    await payload.create({ collection: 'articles', data, context });
  }
  // Set PostgreSQL's id sequence to the largest id. Otherwise new articles would get ids in use.
  if ('pool' in payload.db) {
    await payload.db.pool.query("select setval('articles_id_seq', (select max(id) from articles))");
  }
  payload.logger.info(`Seeded from ${folder}`);
}
await payload.destroy();
process.exit();
