import { expect, test } from 'vitest';
import { changesIn, unreleased } from './changelog.ts';

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

test('the changes of a component are the sentences that name it, by release', () => {
  const changelog =
    '# kit\n\n## Not released yet\n\n### minor\n\n`Link` is new. `Button` grows.\n\n## 0.1.0\n\nA `Button`, and a link.\n';
  expect(changesIn(changelog, 'Button')).toEqual([
    { release: 'Not released yet', text: '`Button` grows.' },
    { release: '0.1.0', text: 'A `Button`, and a link.' },
  ]);
});
