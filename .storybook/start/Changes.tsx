import { Markdown } from '@storybook/addon-docs/blocks';

const files = import.meta.glob<string>('../../.changeset/*-*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The changesets, without the lines for tools. */
const notes = Object.values(files).flatMap((file) => {
  const [, note = ''] = /^---\n[\s\S]*?\n---\n([\s\S]*)/.exec(file) ?? [];
  return note.trim() === '' ? [] : note.trim();
});

export const Changes = () => <Markdown>{notes.join('\n\n---\n\n')}</Markdown>;
