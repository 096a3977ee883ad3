// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { filter } from '../../fixtures/pages.ts';
import { renderInKit } from '../../stories/render-in-kit.tsx';
import { FilterTabs } from './FilterTabs.tsx';

afterEach(cleanup);

describe('FilterTabs (§2.6, §4.2)', () => {
  it('is a named navigation of links, "All" and each category', () => {
    renderInKit(<FilterTabs {...filter} />);
    const links = within(screen.getByRole('navigation', { name: filter.label })).getAllByRole(
      'link',
    );
    expect(links.map((link) => link.textContent)).toEqual(filter.tabs.map((tab) => tab.label));
    expect(links[1]?.getAttribute('href')).toBe('#articles-motor');
  });

  it('marks only the chosen category', () => {
    renderInKit(<FilterTabs {...filter} />);
    const marked = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
    expect(marked.map((link) => link.textContent)).toEqual(['All']);
  });
});
