// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { careers, careersWithAccount } from '../../fixtures/pages.ts';
import { renderInKit } from '../../stories/render-in-kit.tsx';
import { CareersTemplate } from './CareersTemplate.tsx';

afterEach(cleanup);

describe('CareersTemplate (§2.16)', () => {
  it('has five cards, each with a link named for it', () => {
    renderInKit(<CareersTemplate model={careers} />);
    const links = screen.getAllByRole('link', { name: /^See open roles/ });
    expect(links).toHaveLength(5);
    expect(screen.getByRole('link', { name: /^See open roles.*Sales and branches$/ })).toBeTruthy();
  });

  it('begins with two large cards', () => {
    const { container } = renderInKit(<CareersTemplate model={careers} />);
    const leading = Array.from(container.querySelectorAll('[data-lead] h3'), (h) => h.textContent);
    expect(leading).toEqual(['Underwriting', 'Claims']);
  });

  it('has the account panel only if the model has one', () => {
    renderInKit(<CareersTemplate model={careers} />);
    expect(screen.queryByRole('link', { name: /^GET A QUOTE/ })).toBeNull();
    cleanup();
    renderInKit(<CareersTemplate model={careersWithAccount} />);
    expect(screen.getByRole('link', { name: /^GET A QUOTE/ })).toBeTruthy();
  });

  it("shows 'Loading...' until the record arrives", () => {
    renderInKit(<CareersTemplate model={undefined} />);
    expect(screen.getByRole('status').textContent).toContain('Loading...');
  });
});
