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
  const looks = writtenStyles();
  expect(looks).toMatch(/\[data-hover="plain"\]\)\{--button-hover:var\(--kit-plain-brandHover\)/);
  expect(looks).toContain(':hover{background:var(--button-hover)');
  const services = screen.getAllByRole('link', { name: header.service.label, hidden: true });
  expect(services.map(({ dataset }) => dataset.hover)).toEqual(['plain', undefined]);
});
