// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shell } from '../../fixtures/home.ts';
import { englishWords } from '../../KitProvider.tsx';
import { renderInKit } from '../../stories/render-in-kit.tsx';
import { PageShell } from './PageShell.tsx';

it('has one of each landmark, and a skip link that leads to the content', () => {
  renderInKit(
    <PageShell {...shell}>
      <h1>Insights</h1>
    </PageShell>,
  );
  expect(screen.getAllByRole('banner')).toHaveLength(1);
  expect(screen.getAllByRole('contentinfo')).toHaveLength(1);
  const main = screen.getByRole('main');
  expect(main.contains(screen.getByRole('heading', { level: 1 }))).toBe(true);
  const skip = screen.getByRole('link', { name: englishWords.skipToContent });
  expect(skip.getAttribute('href')).toBe(`#${main.id}`);
  expect(main.tabIndex).toBe(-1);
  expect(screen.getAllByRole('link')[0]).toBe(skip);
});
