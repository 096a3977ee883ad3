// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shell } from '../../fixtures/home.ts';
import { renderInKit } from '../../stories/renderInKit.tsx';
import { storyWords } from '../../stories/words.ts';
import { SiteHeader } from './SiteHeader.tsx';

const { header } = shell;

/** The links of the bar, which come before the menu's. jsdom's window is too narrow to show them. */
const barLinks = () => {
  const [bar] = screen.getAllByRole('navigation', {
    name: storyWords.mainNavigation,
    hidden: true,
  });
  if (bar === undefined) throw new Error('The header has no navigation.');
  return within(bar).getAllByRole('link', { hidden: true });
};

it('shows the working hours and the switch of audiences, the active one marked (§2.2)', () => {
  renderInKit(<SiteHeader {...header} activeTheme="red" />);
  expect(screen.getByText(header.hours)).toBeTruthy();
  const links = within(
    screen.getByRole('navigation', { name: storyWords.audienceSwitch }),
  ).getAllByRole('link');
  expect(
    links.map((link) => [
      link.textContent,
      link.getAttribute('href'),
      link.getAttribute('aria-current'),
      link.dataset.themeName,
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

it('links the logo to the audience’s home (§2.2)', () => {
  renderInKit(<SiteHeader {...header} homeHref="/redhome" />);
  const home = screen.getByRole('link', { name: 'Example Insurance Ltd' });
  expect(home.getAttribute('href')).toBe('/redhome');
});

it('takes the hover colour of the theme that the model names (§2.2)', () => {
  renderInKit(<SiteHeader {...header} serviceHoverTheme="red" />);
  const [button] = screen.getAllByRole('link', { name: 'Self Service' });
  expect(button?.dataset.hoverTheme).toBe('red');
});

it('opens its menu without script: the toggle names the popover that holds the same links (§2.2)', () => {
  renderInKit(<SiteHeader {...header} activeTheme="red" />);
  const toggle = screen.getByRole('button', { name: storyWords.openMenu });
  const menu = document.getElementById(toggle.getAttribute('popovertarget') ?? '');
  if (menu === null) throw new Error('The toggle has no menu.');
  expect(menu.getAttribute('popover')).toBe('auto');
  const links = Array.from(menu.querySelectorAll('nav a'), (link) => link.getAttribute('href'));
  expect(links).toEqual(header.pages.map((page) => page.href));
  const close = within(menu).getByRole('button', { name: storyWords.closeMenu, hidden: true });
  expect(close.getAttribute('popovertargetaction')).toBe('hide');

  const audiences = within(menu).getByRole('group', {
    name: storyWords.audienceSwitch,
    hidden: true,
  });
  expect(
    Array.from(audiences.querySelectorAll('a'), (link) => [
      link.getAttribute('href'),
      link.getAttribute('aria-current'),
    ]),
  ).toEqual([
    ['#individual', null],
    ['#corporate', 'true'],
  ]);
  for (const { label, href } of [header.service, header.phone]) {
    const link = within(menu).getByRole('link', { name: label, hidden: true });
    expect(link.getAttribute('href')).toBe(href);
  }
});
