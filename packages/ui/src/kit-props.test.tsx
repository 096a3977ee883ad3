// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { ArticleCard } from './components/ArticleCard/ArticleCard.tsx';
import { renderInKit } from './stories/render-in-kit.tsx';

const card = { id: '1', heading: 'Excess', link: { label: 'Read more', href: '/excess' } };

it.each([
  [undefined, 'ARTICLE'],
  ['section', 'SECTION'],
] as const)('renders a root of MUI’s as component %s, and flat', (component, tag) => {
  const { container } = renderInKit(<ArticleCard {...card} component={component} />);
  expect(container.firstElementChild?.tagName).toBe(tag);
  expect(container.firstElementChild?.classList).toContain('MuiPaper-outlined');
});
