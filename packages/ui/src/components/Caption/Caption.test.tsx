// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInKit } from '../../stories/render-in-kit.tsx';
import { safeHtml } from '../../stories/safe-html.ts';
import { Caption } from './Caption.tsx';

it('shows plain text as it is, angle brackets included', () => {
  renderInKit(<Caption as="h1">{'Cover < 5 tonnes'}</Caption>);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Cover < 5 tonnes');
});

it('keeps a caption’s emphasis and links (§5.3)', () => {
  renderInKit(
    <Caption as="h2" html={safeHtml('Cover <em>woven</em> <a href="/purpleabout">here</a>')} />,
  );
  const heading = screen.getByRole('heading', { level: 2, name: 'Cover woven here' });
  expect(heading.querySelector('em')?.textContent).toBe('woven');
  expect(screen.getByRole('link', { name: 'here' }).getAttribute('href')).toBe('/purpleabout');
});

it('removes a caption’s own heading: the page decides the level (§5.3)', () => {
  renderInKit(
    <Caption
      as="h1"
      html={safeHtml('<h1>Cover\u00a0woven</h1><p>around your life</p><ul><li>and work</li></ul>')}
    />,
  );
  const headings = screen.getAllByRole('heading');
  expect(headings.map((heading) => heading.textContent)).toEqual([
    'Cover\u00a0woven around your life and work',
  ]);
  expect(headings[0]?.querySelector('h1, p, ul, li')).toBeNull();
});

it('passes its HTML to the Trusted Types policy once, not at every render', () => {
  const seen: string[] = [];
  const toTrusted = (html: string) => {
    seen.push(html);
    return html;
  };
  const html = safeHtml('Cover <em>woven</em>');
  const { rerender } = renderInKit(<Caption as="h1" html={html} />, { toTrusted });
  rerender(<Caption as="h1" html={html} />);
  expect(seen).toEqual(['Cover <em>woven</em>']);
});

it('keeps a compound on one line, and its words as they are', () => {
  renderInKit(<Caption as="h2">Contractors All - Risk</Caption>);
  const heading = screen.getByRole('heading', { name: 'Contractors All - Risk' });
  expect(heading.textContent).toBe('Contractors All - Risk');
  expect(heading.querySelector('span')?.textContent).toBe('All - Risk');
});
