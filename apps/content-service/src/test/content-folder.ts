import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { productFolders, recordFolders } from '../content/record-folders.ts';

/** Files by path. Values other than strings and buffers are written as JSON. */
export type ContentFiles = Readonly<Record<string, unknown>>;

export async function writeFiles(root: string, files: ContentFiles): Promise<void> {
  for (const [file, content] of Object.entries(files)) {
    const target = path.join(root, file);
    await mkdir(path.dirname(target), { recursive: true });
    const data =
      typeof content === 'string' || Buffer.isBuffer(content) ? content : JSON.stringify(content);
    await writeFile(target, data);
  }
}

export const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>';

export const articleRecord = (id: number, created_at: string) => {
  return { id, caption: `Article ${id}`, excerpt: `About ${id}`, category: 'Motor', created_at };
};

/** A small, complete content folder without problems. `extra` adds or replaces files. */
export async function contentFolder(extra: ContentFiles = {}): Promise<string> {
  const root = await temporaryFolder();
  const folders = [
    ...recordFolders,
    ...productFolders.map((kind) => ({ folder: `${kind.folder}/life` })),
  ];
  const records = folders.map(({ folder }) => [
    `${folder}/record.json`,
    folder === 'board-of-directors' ? { caption: 'Board' } : { header_caption: folder },
  ]);
  await writeFiles(root, {
    ...Object.fromEntries(records),
    'categories.json': [{ category: 'Motor' }, { category: 'Home' }],
    'articles/1-first/record.json': articleRecord(1, '2024-02-01T09:00:00Z'),
    'articles/2-second/record.json': articleRecord(2, '2026-03-01T09:00:00Z'),
    'articles/2-second/body.html': '<p>Akwaaba, Ɔkada</p>\n',
    'articles/2-second/main_image.svg': drawing,
    'articles/2-second/pdf_file.pdf': '%PDF-1.7 0123456789',
    'products/cards/life/header_image.svg': drawing,
    'articles/3-third/record.json': articleRecord(3, '2025-03-01T09:00:00Z'),
    ...extra,
  });
  return root;
}

/** A folder in memory if the system has one: databases sync each commit, which disks do slowly. */
const folders = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(folders, 'content-service-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
