// Writes the documentation of the kit's components into its package, before it is packed; or what
// the stories say of them to the standard output (`--json`).
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { docFiles, readStoryDocs } from './docs.ts';
import { folderOf } from './kit.ts';

const docs = await readStoryDocs();
if (process.argv[2] === '--json') {
  process.stdout.write(JSON.stringify(docs));
} else {
  const folder = join(folderOf('ui'), 'dist', 'docs');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const { name, text } of docFiles(docs)) await writeFile(join(folder, name), text);
}
