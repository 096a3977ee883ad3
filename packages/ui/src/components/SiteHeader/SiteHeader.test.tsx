// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shell } from '../../fixtures/home.ts';
import { renderInKit, writtenStyles } from '../../stories/render-in-kit.tsx';
import { SiteHeader } from './SiteHeader.tsx';

const { header } = shell;

it('links the logo to the audience’s home by its name, and hides its mark (§2.2)', () => {
  renderInKit(<SiteHeader {...header} homeHref="/redhome" />);
  const home = screen.getByRole('link', { name: 'Example Insurance Ltd' });
  expect(home.getAttribute('href')).toBe('/redhome');
  expect(within(home).queryByRole('img')).toBeNull();
});

it('takes the hover colour of the scheme that the model names (§2.2)', () => {
  renderInKit(<SiteHeader {...header} serviceHoverScheme="plain" />);
  expect(writtenStyles()).toContain(
    ':hover{--variant-containedBg:var(--kit-plain-brandHover,var(--kit-brandHover))',
  );
});
