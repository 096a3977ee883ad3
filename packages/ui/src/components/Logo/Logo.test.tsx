// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { logo } from '../../fixtures/home.ts';
import { renderInKit } from '../../stories/renderInKit.tsx';
import { Logo } from './Logo.tsx';

it('names the link that holds it by its words; the mark is silent', () => {
  renderInKit(
    <a href="/">
      <Logo {...logo} ground="light" />
    </a>,
  );
  expect(screen.getByRole('link', { name: 'Example Insurance Ltd' })).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
});
