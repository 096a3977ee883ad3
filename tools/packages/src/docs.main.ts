// Run in a package's folder before it is packed: writes the package's documentation into it, and
// removes references to the specification from its comments. With `--json` it prints what the
// stories say of the kit's components instead.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { clientDocFiles } from './client-docs.ts';
import { docFiles, readStoryDocs } from './docs.ts';
import { folderOf, packageOf } from './kit.ts';
import { withoutReferences } from './references.ts';

if (process.argv[2] === '--json') {
  process.stdout.write(JSON.stringify(await readStoryDocs()));
} else {
  const kitPackage = packageOf(process.cwd());
  const files = kitPackage === 'ui' ? docFiles(await readStoryDocs()) : clientDocFiles();
  const dist = join(folderOf(kitPackage), 'dist');
  for (const name of await readdir(dist, { recursive: true })) {
    if (!/\.[jt]s$/.test(name)) continue;
    const file = join(dist, name);
    await writeFile(file, withoutReferences(await readFile(file, 'utf8')));
  }
  const folder = join(dist, 'docs');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const { name, text } of files) await writeFile(join(folder, name), text);
}
