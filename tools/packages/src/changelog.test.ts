import { expect, test } from 'vitest';
import { unreleased } from './changelog.ts';

const changeset = (packages: string, text: string) => `---\n${packages}\n---\n\n${text}\n`;

test('unreleased changes are grouped by major, minor and patch', () => {
  const changesets = [
    changeset("'kit': patch", 'A mend.'),
    changeset("'kit': major\n'client': minor", 'A break:\n\n- a name'),
    changeset("'client': patch", 'Not of the kit.'),
    '# What the folder is for',
  ];
  expect(unreleased('kit', changesets)).toBe(
    '\n## Not released yet\n\n### major\n\nA break:\n\n- a name\n\n### patch\n\nA mend.\n',
  );
  expect(unreleased('other', changesets)).toBe('');
});
