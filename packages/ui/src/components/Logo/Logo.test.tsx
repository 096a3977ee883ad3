// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { logo } from '../../fixtures/home.ts';
import { renderInKit } from '../../stories/render-in-kit.tsx';
import { Logo } from './Logo.tsx';

it('names the link around it by its text, and hides the mark from assistive technology', () => {
  renderInKit(
    <a href="/">
      <Logo {...logo} surface="light" />
    </a>,
  );
  expect(screen.getByRole('link', { name: 'Example Insurance Ltd' })).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
});
