import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { ContentLibrary } from '../../content/library.ts';
import { type ContentRecord, readFolder } from '../../content/read-folder.ts';
import { altField, fieldKindsIn, isEditable, pageFolders } from './records.ts';

export interface ContentFile {
  readonly folder: string;
  readonly field: string;
  /** Path on this service. */
  readonly address: string;
  readonly bytes: number;
  readonly alt: string | undefined;
}

const fileValue = /^files\/([^?]+)/;

/** Pictures and PDFs of all records with a form, the largest first. */
export async function contentFiles(
  root: string,
  library: Pick<ContentLibrary, 'articles' | 'products'>,
): Promise<readonly ContentFile[]> {
  const articles = library.articles().map(({ folder }) => folder);
  const folders = [...pageFolders, ...library.products(), ...articles].filter(isEditable);
  const found = await Promise.all(
    folders.map(async (folder) => {
      const reading = await readFolder(root, folder).catch(() => undefined);
      const record: ContentRecord = reading?.record ?? {};
      const fields = Object.keys(fieldKindsIn(folder)).map(async (field) => {
        const value = record[field];
        const [, file] = typeof value === 'string' ? (fileValue.exec(value) ?? []) : [];
        if (file === undefined) return [];
        const { size } = await stat(path.join(root, file));
        const alt = record[altField(field)];
        const text = typeof alt === 'string' ? alt : undefined;
        return [{ folder, field, address: `/${value}`, bytes: size, alt: text }];
      });
      return (await Promise.all(fields)).flat();
    }),
  );
  return found.flat().toSorted((one, other) => other.bytes - one.bytes);
}
