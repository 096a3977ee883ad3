// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInKit } from '../../stories/render-in-kit.tsx';
import { safeHtml } from '../../stories/safe-html.ts';
import { PageHero } from './PageHero.tsx';

it('is the page’s only h1, even if its caption contains a heading (§5.3)', () => {
  renderInKit(<PageHero title={{ html: safeHtml('<h2>Motor <em>insurance</em></h2>') }} />);
  const headings = screen.getAllByRole('heading');
  expect(headings.map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
    ['H1', 'Motor insurance'],
  ]);
});

it('loads its picture with high priority', () => {
  renderInKit(
    <PageHero
      title="Motor insurance"
      lead="Three covers."
      picture={{ src: '/motor.svg', alt: 'A car', width: 680, height: 500 }}
    />,
  );
  const picture = screen.getByRole('img', { name: 'A car' });
  expect(picture.getAttribute('loading')).toBe('eager');
  expect(picture.getAttribute('fetchpriority')).toBe('high');
});

it('leaves out lead, picture and actions if there are none', () => {
  const { container } = renderInKit(<PageHero title="Careers" />);
  expect(container.querySelectorAll('p, picture, a')).toHaveLength(0);
});
