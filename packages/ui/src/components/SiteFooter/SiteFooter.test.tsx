// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shell } from '../../fixtures/home.ts';
import { renderInKit } from '../../stories/render-in-kit.tsx';
import { SiteFooter } from './SiteFooter.tsx';

const { footer } = shell;

it('shows each column of links, and the group, under its heading (§2.3)', () => {
  renderInKit(<SiteFooter {...footer} />);
  for (const column of [...footer.columns, ...(footer.group ? [footer.group] : [])]) {
    const heading = screen.getByRole('heading', { level: 2, name: column.title });
    const links = heading.nextElementSibling?.querySelectorAll('li > a') ?? [];
    expect(Array.from(links, (link) => link.textContent)).toEqual(
      column.links.map((link) => link.label),
    );
  }
});

it('names the four social pages, which open a new tab (§2.3)', () => {
  renderInKit(<SiteFooter {...footer} />);
  for (const { label, href } of footer.social) {
    const link = screen.getByRole('link', { name: `${label} (opens in a new tab)` });
    expect(link.getAttribute('href')).toBe(href);
    expect(link.getAttribute('target')).toBe('_blank');
  }
});

it('ends with privacy link, copyright line and the page’s own buttons (§2.3)', () => {
  renderInKit(<SiteFooter {...footer} actions={<button type="button">Feedback</button>} />);
  expect(screen.getByRole('link', { name: 'Privacy and cookies' })).toBeTruthy();
  expect(screen.getByText('© 2024 Example Insurance Ltd')).toBeTruthy();
  expect(
    within(screen.getByRole('contentinfo')).getByRole('button', { name: 'Feedback' }),
  ).toBeTruthy();
});
