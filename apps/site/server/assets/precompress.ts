import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressAtBuild } from '../http/compress.ts';

/** Other files, such as pictures and fonts, are already compressed. */
const compressible = /\.(?:css|html|js|json|map|svg|txt|webmanifest|xml)$/;

/** Writes a `.br` and a `.gz` copy of each compressible file in a folder. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
  await Promise.all(
    files.map(async (entry) => {
      const file = join(entry.parentPath, entry.name);
      const { br, gzip } = await compressAtBuild(await readFile(file));
      if (br !== undefined) await writeFile(`${file}.br`, br);
      if (gzip !== undefined) await writeFile(`${file}.gz`, gzip);
    }),
  );
}
