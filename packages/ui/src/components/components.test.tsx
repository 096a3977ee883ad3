// @vitest-environment jsdom

import { act, fireEvent, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createClientCache } from '../emotion-cache.ts';
import { cards, shell } from '../fixtures/home.ts';
import { office } from '../fixtures/pages.ts';
import { safeHtml } from '../fixtures/texts.ts';
import * as kit from '../index.ts';
import type { SafeHtml } from '../models.ts';
import { createStyleCollector } from '../server.ts';
import { renderInKit, writtenStyles } from '../stories/render-in-kit.tsx';
import { officeOf } from '../templates/ContactTemplate/ContactTemplate.tsx';
import { articleOf } from '../templates/model-props.tsx';
import { headerOf } from '../templates/PageShell/PageShell.tsx';
import { schemesOf } from '../theme/colours/palette.ts';
import { createKitTheme } from '../theme/create-kit-theme.ts';
import { Links } from './Actions/Actions.tsx';

const { ArticleCard, Button, Caption, Contents, DownloadLink, Icon, Link, Loading } = kit;
const { OfficeCard, Pager, Picture, RichText, SiteHeader, SkipLink, TabNav, Toasts } = kit;

it.each([
  [undefined, 'its picture', ['/whole.avif'], '/whole.svg'],
  ['small', 'its thumbnail on small screens', ['/whole.svg#small', '/whole.avif'], '/whole.svg'],
  ['always', 'its thumbnail', [], '/whole.svg#small'],
] as const)('ArticleCard with row=%s shows %s', (row, _, sources, src) => {
  const sizes = { width: 840, height: 600, sources: [{ srcSet: '/whole.avif' }] };
  const picture = { src: '/whole.svg', alt: 'A ship', ...sizes };
  const card = { ...cards[0], picture, thumbnail: '/whole.svg#small' };
  const { container } = renderInKit(<ArticleCard {...articleOf(card, row)} />);
  const srcsets = [...container.querySelectorAll('source')].map(({ srcset }) => srcset);
  expect(srcsets).toEqual(sources);
  expect(container.querySelector('img')?.getAttribute('src')).toBe(src);
});

it.each([
  ['two buttons', undefined, [true, true, false]],
  ['one button before a child', <i key="">Features</i>, [true, false, false]],
])('`Links` shows %s, and the links after them without a button’s look', (_, child, areButtons) => {
  const of = ['/a', '/b', '/c'].map((href) => ({ label: href, href }));
  renderInKit(<Links of={of}>{child}</Links>);
  const links = screen.getAllByRole('link');
  expect(links.map(({ classList }) => classList.contains('MuiButton-root'))).toEqual(areButtons);
});

it('Caption removes headings from its HTML, and keeps emphasis and links (§5.3)', () => {
  const inline = '<em>woven</em> <a href="/about">around</a>';
  const html = safeHtml(`<h1>Cover\u00a0${inline}</h1><p>your</p><ul><li>life</li></ul>`);
  renderInKit(<Caption as="h2" html={html} />);
  const { innerHTML } = screen.getByRole('heading', { level: 2 });
  expect(innerHTML).toBe(`Cover&nbsp;${inline} your life`);
});

it.each([
  ['arrow-right', true],
  ['chevron-left', true],
  ['phone', false],
] as const)('Icon %s is mirrored in right-to-left writing: %s', (name, isMirrored) => {
  const { container } = renderInKit(<Icon name={name} />);
  expect(container.querySelector('svg.KitIcon-forwards') !== null).toBe(isMirrored);
  expect(writtenStyles()).toMatch(/\[dir="rtl"\] [^{]*\.KitIcon-forwards\{scale:-1 1/);
});

it('OfficeCard shows a message if its map does not load; its button loads the map again', () => {
  vi.useFakeTimers();
  renderInKit(<OfficeCard {...officeOf(office)} />);
  const show = screen.getByRole('button');
  show.click();
  const { src, title } = office.map?.frame ?? {};
  const frame = { tagName: 'IFRAME', src, title, referrerPolicy: 'no-referrer' };
  expect(document.activeElement).toMatchObject(frame);
  vi.advanceTimersByTime(15_000);
  expect(screen.getByRole('status').textContent).toBe(office.map?.frame?.failed);
  expect(document.querySelector('iframe')).toBeNull();
  expect(document.activeElement).toBe(show);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show.click();
  vi.advanceTimersByTime(0);
  expect(screen.getByRole('status'), 'at once if the browser is offline').toBeTruthy();
  show.click();
  fireEvent.load(screen.getByTitle(/^Map of/));
  vi.advanceTimersByTime(15_000);
  expect(screen.getByTitle(/^Map of/).dataset.loaded).toBe('');
  expect(screen.queryByRole('status')).toBeNull();
});

it('OfficeCard shows a drawing and no button if its map has no iframe (§2.17)', () => {
  const { frame: _, ...map } = office.map ?? { link: { label: 'Open the map', href: '#map' } };
  const { container } = renderInKit(<OfficeCard {...officeOf({ ...office, map })} />);
  expect(container.querySelector('picture img')).not.toBeNull();
  expect(container.querySelector('iframe, button')).toBeNull();
});

const header = <SiteHeader {...headerOf(shell.header)} />;
const tabs = [
  { label: 'Motor', href: '/motor', current: true },
  { label: 'Travel', href: '/travel' },
];

it.each([
  ['SiteHeader', 'page', '#insights', header],
  ['SiteHeader (audience switch)', 'true', '#individual', header],
  ['TabNav', 'page', '/motor', <TabNav key="" tabs={tabs} />],
  ['TabNav (chips)', 'true', '/motor', <TabNav key="" variant="chips" tabs={tabs} />],
])('the component %s marks its current link with aria-current="%s"', (_, current, href, part) => {
  const { container } = renderInKit(part);
  const marked = container.querySelectorAll(`[aria-current="${current}"]`);
  const addresses = Array.from(marked, (link) => link.getAttribute('href'));
  expect([...new Set(addresses)]).toEqual([href]);
});

it('the component Contents has links to the headings of a text', () => {
  renderInKit(<Contents title="Contents" entries={[{ id: 'covers', label: 'Three covers' }]} />);
  for (const link of screen.getAllByRole('link')) expect(link.getAttribute('href')).toBe('#covers');
});

it.each([
  [1, null, '/list?page=2'],
  [2, '/list', '/list?page=3'],
  [3, '/list?page=2', null],
])('Pager on page %d links Previous to %s and Next to %s', (page, previous, next) => {
  renderInKit(<Pager page={page} hrefs={['/list', '/list?page=2', '/list?page=3']} />);
  const link = (name: string) => screen.getByRole('link', { name });
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeTruthy();
  expect(link('Page 3').getAttribute('href')).toBe('/list?page=3');
  expect(screen.getByRole('link', { current: 'page' })).toBe(link(`Page ${page}`));
  for (const [name, href] of Object.entries({ Previous: previous, Next: next })) {
    expect(link(name).getAttribute('href')).toBe(href);
    expect(link(name).getAttribute('aria-disabled')).toBe(href === null ? 'true' : null);
  }
});

it('in right-to-left themes, Pager links ‘Previous’ to the previous page; it names the first page’s button', () => {
  const theme = createKitTheme({ overrides: { direction: 'rtl' } });
  const hrefs = ['/1', '/2', '/3'];
  renderInKit(<Pager page={2} hrefs={hrefs} showFirstButton showLastButton />, { theme });
  for (const [name, href] of [
    ['Previous', '/1'],
    ['Next', '/3'],
  ] as const) {
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
  }
  expect(screen.getAllByRole('link', { name: 'Page 1' })).toHaveLength(2);
});

it('links to files and to parts of the page are plain links, not the router’s; links close the menu (§2.2)', () => {
  const link = (props: ComponentProps<'a'>) => <a {...props} data-router="" />;
  const { container } = renderInKit(
    <>
      <SkipLink target="main" />
      <Link href="#covers" />
      <Button href="#offices" />
      <DownloadLink href="/a.pdf" />
      <Link href="/about" />
      <SiteHeader {...headerOf(shell.header)} />
    </>,
    { link },
  );
  for (const href of ['#main', '#covers', '#offices', '/a.pdf', '/about']) {
    const isRouters = container.querySelector(`[href="${href}"]`)?.hasAttribute('data-router');
    expect([href, isRouters]).toEqual([href, href === '/about']);
  }
  const hidePopover = vi.fn();
  Object.assign(container.querySelector('[popover]') ?? {}, { hidePopover });
  fireEvent.click(container.querySelector('[popover] a') ?? container);
  expect(hidePopover).toHaveBeenCalledOnce();
});

it('`theme.applyStyles` styles a component for one scheme', () => {
  const theme = createKitTheme({ schemes: schemesOf({ red: '#9c0421', teal: '#005f5b' }) });
  renderInKit(<Button sx={(used) => used.applyStyles('red', { color: 'lime' })} />, { theme });
  expect(writtenStyles()).toMatch(/\[data-theme="red"\][^{}]*\{[^{}]*color:\s?lime/);
});

it('Pager renders nothing for a single page', () => {
  const { container } = renderInKit(<Pager page={1} hrefs={['/list']} />);
  expect(container.firstChild).toBeNull();
});

describe('Picture', () => {
  const picture = {
    src: '/content/files/a.jpg',
    alt: 'A road',
    width: 640,
    height: 400,
    sizes: '50vw',
    sources: [{ type: 'image/avif', srcSet: '/a-640.avif 640w' }],
  };

  it.each([
    ['lazily', {}, 'lazy', 'auto', 'auto, 50vw'],
    ['at once', { priority: true }, 'eager', null, '50vw'],
  ])(
    'reserves space for a file in a modern format, and loads it %s with the props %j',
    (_, props, loading, sizes, all) => {
      const { container } = renderInKit(<Picture {...picture} {...props} />);
      const image = screen.getByRole('img', { name: 'A road' });
      expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['640', '400']);
      expect(image.getAttribute('loading')).toBe(loading);
      expect(image.getAttribute('fetchpriority')).toBe(loading === 'eager' ? 'high' : null);
      expect(image.getAttribute('sizes')).toBe(sizes);
      const source = container.querySelector('source');
      expect(source?.getAttribute('srcset')).toBe('/a-640.avif 640w');
      expect(source?.getAttribute('sizes')).toBe(all);
    },
  );

  it('shows the default picture after a loading error, until the prop `src` changes', () => {
    const { container, rerender } = renderInKit(<Picture {...picture} photograph />);
    fireEvent.error(screen.getByRole('img'));
    expect(container.querySelector('.KitPicture-photograph')).toBeNull();
    expect(screen.getByRole('img').getAttribute('src')).toBe('/default.svg');
    expect(container.querySelector('source')).toBeNull();
    rerender(<Picture {...picture} src="/content/files/b.jpg" />);
    expect(screen.getByRole('img').getAttribute('src')).toBe('/content/files/b.jpg');
  });

  it('shows the default picture if loading failed before React started', () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0);
    vi.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue(picture.src);
    renderInKit(<Picture {...picture} />);
    expect(screen.getByRole('img').getAttribute('src')).toBe('/default.svg');
  });
});

it.each([
  ['Caption', (html: SafeHtml) => <Caption as="h1" html={html} />],
  ['RichText', (html: SafeHtml) => <RichText html={html} />],
])('the component %s keeps its HTML elements when React renders the component again', (_, part) => {
  const html = safeHtml('Cover <em>woven</em>');
  const { rerender } = renderInKit(part(html));
  const word = screen.getByText('woven');
  rerender(part(html));
  expect(screen.getByText('woven')).toBe(word);
});

it('SiteHeader’s logos lead home; `serviceHoverScheme` sets the service button’s hover colour (§2.2)', () => {
  const header = { ...shell.header, serviceHoverScheme: 'plain' };
  const { container } = renderInKit(<SiteHeader {...headerOf(header)} />);
  expect(container.querySelectorAll('a[href="#home"] .KitLogo-root')).toHaveLength(2);
  expect(writtenStyles()).toContain(
    ':hover{--variant-containedBg:var(--kit-plain-brandHover,var(--kit-brandHover))',
  );
});

it('Toasts show each message once, for 5 s or while focus is on it (§4.9, WCAG 2.2.1)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const toast = { severity: 'error', message: 'It failed' } as const;
  const { rerender } = renderInKit(<Toasts toasts={[toast]} />);
  await screen.findByRole('alert');
  rerender(<Toasts toasts={[toast, toast]} />);
  const shown = () => screen.queryAllByRole('alert').length;
  await expect.poll(shown).toBe(2);
  const wait = async () => {
    for (let times = 0; times < 7; times += 1) await act(() => vi.advanceTimersByTimeAsync(500));
  };
  const [close] = screen.getAllByRole('button', { name: 'Close' });
  act(() => close?.focus());
  await wait();
  expect(shown(), 'after 3.5 s').toBe(2);
  await wait();
  expect(shown(), 'after 7 s').toBe(1);
  act(() => close?.blur());
  await wait();
  await wait();
  expect(shown()).toBe(0);
});

it('the Emotion cache of createClientCache adds no styles that the server’s page already has', () => {
  onTestFinished(() => document.head.replaceChildren());
  renderInKit(<Loading />, { cache: createClientCache() }).unmount();
  const tags = document.querySelectorAll('style[data-emotion]');
  const styles = Array.from(tags, ({ textContent }) => textContent).join('');
  expect(styles).toContain('@keyframes');
  // A server's page has the rules in one style element.
  const served = document.createElement('style');
  served.dataset.emotion = createStyleCollector().name;
  served.textContent = styles;
  document.head.replaceChildren(served, document.createElement('meta'));
  const cache = createClientCache();
  renderInKit(<Loading />, { cache });
  expect(cache.sheet.tags).toEqual([]);
  // If Emotion moved the element, browsers would load the fonts again.
  expect(document.head.firstElementChild).toBe(served);
});
