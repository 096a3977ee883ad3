// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { services } from '../../fixtures/pages.ts';
import { renderInKit } from '../../stories/render-in-kit.tsx';
import { ServicesTemplate } from './ServicesTemplate.tsx';

afterEach(cleanup);

describe('ServicesTemplate (§2.18)', () => {
  it('has heading, lead, two tiles, then the account card, with links to other sites', () => {
    renderInKit(<ServicesTemplate model={services} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Self Service' })).toBeTruthy();
    expect(screen.getByText('Choose the service you would like to access')).toBeTruthy();
    const links = screen.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Open the claims portal File a Claim (opens in a new tab)', 'https://claims.example/'],
      ['+44 20 0000 0100', 'tel:+442000000100'],
      ['Buy online Buy Insurance (opens in a new tab)', 'https://buy.example/'],
      ['GET A QUOTE (opens in a new tab)', 'https://portal.example/'],
    ]);
  });
});
