// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { social } from '../../fixtures/pages.ts';
import { renderInKit } from '../../stories/render-in-kit.tsx';
import { SocialRow } from './SocialRow.tsx';

afterEach(cleanup);

describe('SocialRow (§2.7)', () => {
  it('is a named list of four icons, each a link with a name', () => {
    renderInKit(<SocialRow {...social} />);
    const list = screen.getByRole('list', { name: 'Connect with us' });
    const names = within(list)
      .getAllByRole('link')
      .map((link) => link.textContent);
    expect(names).toEqual(['Facebook', 'Instagram', 'LinkedIn', 'X']);
  });
});
