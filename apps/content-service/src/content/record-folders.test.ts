import { readFileSync } from 'node:fs';
import { resources } from '@insurance-kit/content-client/records';
import { expect, it } from 'vitest';
import { recordFolders } from './record-folders.ts';

it('the folders of pages are those that companies/README.md lists', () => {
  const readme = readFileSync(new URL('../../companies/README.md', import.meta.url), 'utf8');
  const listed = [...readme.matchAll(/^\| `([\w-]+)\/` +\| `GET (\S+)` +\|$/gm)];
  expect(listed.map(([, folder, path]) => [folder, path])).toEqual(
    recordFolders.map(({ folder, resource }) => [folder, resources[resource].path]),
  );
});
