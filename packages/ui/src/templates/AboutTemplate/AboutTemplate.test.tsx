// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { about, bareAbout, directors, executives } from '../../fixtures/pages.ts';
import { renderInKit } from '../../stories/render-in-kit.tsx';
import { AboutTemplate } from './AboutTemplate.tsx';

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const headings = (level: number) =>
  screen.getAllByRole('heading', { level }).map((heading) => heading.textContent);

describe('AboutTemplate (§2.8)', () => {
  it('has one h1, and its parts in order', () => {
    renderInKit(<AboutTemplate model={about} />);
    expect(headings(1)).toEqual(['A Ghanaian insurer with cover for every season']);
    expect(headings(2)).toEqual([
      'My Insurance Account',
      'ABOUT EXAMPLE INSURANCE GHANA LTD',
      'Who we are',
      'We look at the risk first',
      'A decision, and the reason for it',
      'Rooted here, backed by a group',
      'Board of Directors',
      'Executive Management',
      'One group, across West Africa',
    ]);
  });

  it('shows six directors and four executives', () => {
    renderInKit(<AboutTemplate model={about} />);
    const names = headings(3);
    expect(names).toEqual(expect.arrayContaining(directors.map((one) => one.name)));
    expect(names).toEqual(expect.arrayContaining(executives.map((one) => one.name)));
    expect(directors).toHaveLength(6);
    expect(executives).toHaveLength(4);
  });

  it('alternates the sides of the pictures', () => {
    const { container } = renderInKit(<AboutTemplate model={about} />);
    const sides = Array.from(container.querySelectorAll('[data-side]'), (one) =>
      one.getAttribute('data-side'),
    );
    expect(sides).toEqual(['start', 'end', 'start']);
  });

  it('takes each Contact Us link from its model', () => {
    renderInKit(<AboutTemplate model={about} />);
    const links = screen.getAllByRole('link', { name: /^Contact Us/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '#contact',
      '#red-contact',
      'https://group.example/contact',
    ]);
  });

  it('leaves out what the model lacks', () => {
    renderInKit(<AboutTemplate model={bareAbout} />);
    expect(headings(2)).not.toContain('Board of Directors');
  });

  it("shows 'Loading...' until the record arrives (§4.1)", () => {
    renderInKit(<AboutTemplate model={undefined} />);
    expect(screen.getByRole('status').textContent).toContain('Loading...');
    expect(screen.getByRole('heading').textContent).toBe('Loading...');
  });
});
