import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folderOf, kitPackages } from './kit.ts';

describe.each(kitPackages)('the package %s', (kitPackage) => {
  test('has the same entry points in the workspace and when published', () => {
    const file = join(folderOf(kitPackage), 'package.json');
    const { exports, publishConfig } = JSON.parse(readFileSync(file, 'utf8'));
    // Entry points with the ending .ts or .tsx, such as test helpers, are not published.
    const entries = Object.entries<string>(exports).filter(([entry]) => !/\.tsx?$/.test(entry));
    const published = entries.map(([entry, target]) => [
      entry,
      target.replace(/^\.\/src\/(.*)\.tsx?$/, './dist/$1.js'),
    ]);
    expect(publishConfig.exports).toEqual(Object.fromEntries(published));
  });

  test('has `use client` in all modules with JSX or hooks', () => {
    const folder = folderOf(kitPackage);
    const undeclared = globSync('src/**/*.{ts,tsx}', { cwd: folder })
      .filter((path) => !/\.(?:test|stories)\.tsx?$|src\/(?:stories|fixtures)\//.test(path))
      .filter((path) => {
        const source = readFileSync(join(folder, path), 'utf8');
        const isComponent = path.endsWith('.tsx');
        const usesHooks =
          /^import \{[^}]*\b(?:use[A-Z]\w*|createContext)\b[^}]*\} from '(?:react|@tanstack\/react-query)';/m.test(
            source,
          );
        return (isComponent || usesHooks) && !source.startsWith("'use client';\n");
      });
    expect(undeclared).toEqual([]);
  });
});
