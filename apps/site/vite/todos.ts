import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { companyContent, companyFolder } from 'scripts/lib/company.mjs';
import { root } from 'scripts/lib/workspace.mjs';
import type { Plugin } from 'vite';

export const textFilesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:ts|html|json)$/.test(path))
    .sort();

/** Lists all lines with placeholder text in a `.ts` file, but only the first in any other file. */
const todosInFolder = (folder: string): readonly string[] =>
  textFilesIn(folder).flatMap((path) => {
    const lines = readFileSync(join(folder, path), 'utf8').split('\n');
    const todos = lines.flatMap((line, index) =>
      /\btodo\(|Lorem ipsum/.test(line)
        ? `${relative(root, join(folder, path))}:${index + 1}: ${line.trim().slice(0, 120)}`
        : [],
    );
    return path.endsWith('.ts') ? todos : todos.slice(0, 1);
  });

/** Lists the texts that a company must still write, with file and line. */
export const todosIn = (company: string): readonly string[] =>
  [companyFolder(company), companyContent(company)].flatMap(todosInFolder);

const countModule = fileURLToPath(new URL('../app/shell/todos.ts', import.meta.url));

/** A plugin that makes `app/shell/todos.ts` export the number of todos in a company's folder. */
export const countTodos = (company: string): Plugin => ({
  name: 'count-todos',
  load(id) {
    if (id !== countModule) return undefined;
    const folder = companyFolder(company);
    for (const path of textFilesIn(folder)) this.addWatchFile(join(folder, path));
    return `export const todos = ${todosInFolder(folder).length};`;
  },
});
