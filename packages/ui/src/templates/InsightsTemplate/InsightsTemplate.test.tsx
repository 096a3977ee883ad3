// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { cards } from '../../fixtures/home.ts';
import { emptyInsights, insights } from '../../fixtures/pages.ts';
import { renderInKit } from '../../stories/render-in-kit.tsx';
import { InsightsTemplate } from './InsightsTemplate.tsx';

afterEach(cleanup);

describe('InsightsTemplate (§2.6, §4.2)', () => {
  it('has one h1, the latest two, the list with filter and pager, and a banner', () => {
    renderInKit(<InsightsTemplate model={insights} />);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByRole('list', { name: 'Read all our articles' }).children).toHaveLength(2);
    expect(screen.getByRole('navigation', { name: 'Categories' })).toBeTruthy();
    expect(screen.getByRole('navigation', { name: 'Pages' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('16 articles');
    expect(screen.getAllByRole('article')).toHaveLength(2 + cards.length);
    expect(screen.getByRole('heading', { name: 'Get Insured Today' })).toBeTruthy();
  });

  it('gives the list the id that links lead to', () => {
    const { container } = renderInKit(<InsightsTemplate model={insights} />);
    expect(container.querySelector('#articles')?.textContent).toContain('All articles');
  });

  it('says that a category has no article, with one link', () => {
    renderInKit(<InsightsTemplate model={emptyInsights} />);
    expect(screen.getByText('No articles in this category yet.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Show all articles' })).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  });

  it("shows 'Loading...' in the list while the cards are loading (§4.1)", () => {
    const list = { ...emptyInsights.list, cards: undefined };
    renderInKit(<InsightsTemplate model={{ ...insights, list }} />);
    expect(screen.getByText('Loading...')).toBeTruthy();
  });

  it('leaves out the latest articles if there are none', () => {
    const latest = { ...insights.latest, articles: [] };
    renderInKit(<InsightsTemplate model={{ ...insights, latest }} />);
    expect(screen.queryByText('Read all our articles')).toBeNull();
  });
});
