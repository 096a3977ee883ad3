// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { contact } from '../../fixtures/pages.ts';
import { renderInKit } from '../../stories/render-in-kit.tsx';
import { ContactTemplate } from './ContactTemplate.tsx';

const form = <p>The form</p>;

afterEach(cleanup);

describe('ContactTemplate (§2.17)', () => {
  it('has header, form and two offices', () => {
    renderInKit(<ContactTemplate model={contact} form={form} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Talk to us' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Send us a message' }).textContent).toContain(
      'The form',
    );
    expect(screen.getByRole('heading', { level: 3, name: 'Ghana' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 3, name: 'Nigeria' })).toBeTruthy();
  });

  it('leaves out the section of the form if there is none', () => {
    renderInKit(<ContactTemplate model={contact} />);
    expect(screen.queryByRole('region', { name: 'Send us a message' })).toBeNull();
    expect(screen.getByRole('region', { name: 'Our offices' })).toBeTruthy();
  });

  it("shows 'Loading...' until the record arrives", () => {
    renderInKit(<ContactTemplate model={undefined} form={form} />);
    expect(screen.getByRole('status').textContent).toContain('Loading...');
  });
});
