// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { bareHome, home } from '../../fixtures/home.ts';
import { renderInKit } from '../../stories/render-in-kit.tsx';
import { AccountBand } from './AccountBand.tsx';

it('links outside to the account, in a new tab (§2.4)', () => {
  renderInKit(<AccountBand {...home.account} />);
  expect(screen.getByRole('heading', { level: 2, name: 'My Insurance Account' })).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Request & Pay (opens in a new tab)' });
  expect(link.getAttribute('href')).toBe('https://portal.example/');
});

it('says what its sign means only if the model gives a meaning', () => {
  const { unmount } = renderInKit(<AccountBand {...home.account} />);
  expect(screen.getByRole('img', { name: /^Fihankra/ })).toBeTruthy();
  unmount();
  renderInKit(<AccountBand {...bareHome.account} />);
  expect(screen.queryByRole('img')).toBeNull();
});
