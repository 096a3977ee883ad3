// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { textPage } from '../../fixtures/home.ts';
import { renderInKit } from '../../stories/render-in-kit.tsx';
import { TextTemplate } from './TextTemplate.tsx';

it('shows title and date of the last change (§2.20)', () => {
  renderInKit(<TextTemplate model={textPage} />);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByText('Last updated: 31 October 2022')).toBeTruthy();
});

it('has a table of contents that links to headings of the text', () => {
  const { container } = renderInKit(<TextTemplate model={textPage} />);
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole(
    'link',
  );
  expect(links).toHaveLength(3);
  for (const link of links) {
    const target = container.querySelector(link.getAttribute('href') ?? '');
    expect(target?.textContent).toBe(link.textContent);
  }
});

it('has no table of contents if it would be empty', () => {
  const { title, body } = textPage;
  renderInKit(<TextTemplate model={{ title, body }} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});
