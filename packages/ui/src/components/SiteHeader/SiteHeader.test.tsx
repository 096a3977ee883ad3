// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shell } from '../../fixtures/home.ts';
import { englishWords } from '../../KitProvider.tsx';
import { renderInKit, writtenStyles } from '../../stories/render-in-kit.tsx';
import { SiteHeader } from './SiteHeader.tsx';

const { header } = shell;

/** The links of the bar, which come before the menu's. They are hidden in jsdom's narrow window. */
const barLinks = () => {
  const [bar] = screen.getAllByRole('navigation', {
    name: englishWords.mainNavigation,
    hidden: true,
  });
  if (bar === undefined) throw new Error('The header has no navigation.');
  return within(bar).getAllByRole('link', { hidden: true });
};

it('shows the working hours and the switch of audiences, the active one marked (§2.2)', () => {
  renderInKit(<SiteHeader {...header} activeScheme="red" />);
  expect(screen.getByText(header.hours)).toBeTruthy();
  const links = within(
    screen.getByRole('navigation', { name: englishWords.audienceSwitch }),
  ).getAllByRole('link');
  expect(
    links.map((link) => [
      link.textContent,
      link.getAttribute('href'),
      link.getAttribute('aria-current'),
      link.dataset.scheme,
    ]),
  ).toEqual([
    ['Individual', '#individual', null, 'purple'],
    ['Corporate', '#corporate', 'true', 'red'],
  ]);
});

it('links the five pages and marks the current one (§2.2)', () => {
  renderInKit(<SiteHeader {...header} />);
  expect(barLinks().map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
    ['About Us', null],
    ['Product & Solutions', null],
    ['Insights', 'page'],
    ['Careers', null],
    ['Contact Us', null],
  ]);
});

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

it('opens its menu without JavaScript: the toggle names a popover with the same links (§2.2)', () => {
  renderInKit(<SiteHeader {...header} activeScheme="red" />);
  const toggle = screen.getByRole('button', { name: englishWords.openMenu });
  const menu = document.getElementById(toggle.getAttribute('popovertarget') ?? '');
  if (menu === null) throw new Error('The toggle has no menu.');
  expect(menu.getAttribute('popover')).toBe('auto');
  const links = Array.from(menu.querySelectorAll('nav a'), (link) => link.getAttribute('href'));
  expect(links).toEqual(header.pages.map((page) => page.href));
  const close = within(menu).getByRole('button', { name: englishWords.closeMenu, hidden: true });
  expect(close.getAttribute('popovertargetaction')).toBe('hide');
});
