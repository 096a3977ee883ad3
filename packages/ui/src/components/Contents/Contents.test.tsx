// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInKit } from '../../stories/render-in-kit.tsx';
import { Contents } from './Contents.tsx';

it('leads to each heading, beside the text and folded above it', () => {
  const entries = [
    { id: 'covers', label: 'Three covers' },
    { id: 'premium', label: 'What moves the premium' },
  ];
  const { container } = renderInKit(<Contents title="In this article" entries={entries} />);
  const contents = screen.getByRole('navigation', { name: 'In this article' });
  expect(contents.querySelector('summary')?.textContent).toBe('In this article');
  expect(container.querySelector('details')?.open).toBe(false);
  const [beside] = within(contents).getAllByRole('list');
  if (!beside) throw new Error('There is no list.');
  expect(
    [...beside.querySelectorAll('a')].map(({ hash, textContent }) => [hash, textContent]),
  ).toEqual(entries.map(({ id, label }) => [`#${id}`, label]));
});
