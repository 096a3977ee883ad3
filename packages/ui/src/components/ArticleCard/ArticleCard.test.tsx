// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { renderInKit } from '../../stories/render-in-kit.tsx';
import { articleOf } from '../../templates/of-models.tsx';
import { ArticleCard } from './ArticleCard.tsx';

const card = {
  id: '1',
  picture: { src: '/whole.svg', alt: 'A ship', width: 840, height: 600 },
  thumbnail: '/whole.svg#small',
  category: 'Marine',
  heading: 'Cargo',
  link: { label: 'Read More', href: '/1' },
};

it.each([
  { row: undefined, sources: [], src: '/whole.svg' },
  { row: 'small', sources: ['/whole.svg#small'], src: '/whole.svg' },
  { row: 'always', sources: [], src: '/whole.svg#small' },
] as const)('shows its thumbnail where it is a row: $row', ({ row, sources, src }) => {
  const { container } = renderInKit(<ArticleCard {...articleOf(card, row)} />);
  const found = [...container.querySelectorAll('source')].map(({ srcset }) => srcset);
  expect(found).toEqual(sources);
  expect(container.querySelector('img')?.getAttribute('src')).toBe(src);
});
