// @vitest-environment jsdom

import MuiButton from '@mui/material/Button';
import MuiIconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import type { Components, Theme } from '@mui/material/styles';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { type ComponentProps, createElement, createRef, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import {
  contactFields,
  contactForm,
  contactProps,
  cookieBanner,
  cookieSettings,
  feedback,
  feedbackProps,
} from './fixtures/forms.ts';
import { home } from './fixtures/home.ts';
import { safeHtml } from './fixtures/texts.ts';
import * as forms from './forms.ts';
import * as kit from './index.ts';
import { KitProvider } from './KitProvider.tsx';
import { createStyleCollector } from './server.ts';
import { bracketed, inBrackets, literalsIn, pseudoLabels } from './stories/pseudo-locale.ts';
import { renderInKit, writtenStyles } from './stories/render-in-kit.tsx';
import { type Focusable, groups, namedIn } from './stories/story.tsx';
import { everySlot, storyFiles } from './stories/story-files.ts';
import { tileOf } from './templates/model-props.tsx';
import { createKitTheme } from './theme/create-kit-theme.ts';

/** All components except providers. Each of these components needs a story. */
const components = Object.entries({ ...kit, ...forms }).filter(
  ([name]) => /^[A-Z]/.test(name) && !name.endsWith('KitProvider'),
);
const names = components.map(([name]) => name);

const selectors: Readonly<Record<Focusable, string>> = {
  link: 'a[href]',
  button: 'button:not([disabled])',
  text: 'input:not([type="hidden"], [type="checkbox"], [type="radio"], [type="range"]), textarea',
  checkbox: 'input[type="checkbox"]',
  radio: 'input[type="radio"]',
  select: 'select',
  slider: 'input[type="range"]',
  details: 'summary',
  dialog: 'dialog',
  popover: '[popover]',
  scroller: '[tabindex="0"]:not(a, button, input)',
};

/** Keeps styles in memory instead of the page, whose styles other tests read. */
const { cache } = createStyleCollector();

function storiesPage(stories: readonly ReactElement[]): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = stories
    .map((story) => renderToStaticMarkup(<KitProvider cache={cache}>{story}</KitProvider>))
    .join('');
  return page;
}

it.each(components)(
  'the component %s is in a Storybook group, and its usage notes name only existing components',
  (_, one) => {
    const file = storyFiles.find(({ components }) => components.includes(one));
    expect(groups).toContain(file?.title.split('/')[0]);
    expect(file?.usage).toBeDefined();
    expect(file?.usage && namedIn(file.usage).filter((name) => !names.includes(name))).toEqual([]);
  },
);

it.each(storyFiles)(
  '$title has a global class for each slot, and `usage.focus` names its focusable elements',
  ({ title, usage, stories }) => {
    const errors = vi.spyOn(console, 'error');
    const slotted = everySlot(title);
    const page = storiesPage(stories.map(({ element, args }) => element({ ...args, ...slotted })));
    expect(errors, 'React knows all attributes').not.toHaveBeenCalled();
    // Accept the class of any component, because fields pass their slots on to `Field`.
    const unnamed = [...page.querySelectorAll<HTMLElement>('[data-slot]')].filter((part) => {
      const classes = names.map((owner) => `.Kit${owner}-${part.dataset.slot}`);
      return !part.closest(classes.join());
    });
    expect(unnamed.map(({ outerHTML }) => outerHTML)).toEqual([]);
    for (const hidden of page.querySelectorAll('[aria-hidden="true"], template')) hidden.remove();
    const kinds = Object.entries(selectors).filter(([, one]) => page.querySelector(one) !== null);
    expect(kinds.map(([kind]) => kind).sort()).toEqual([...(usage?.focus ?? [])].sort());
  },
);

/** Excludes templates, which have no root, and `Toasts`, which notistack renders elsewhere. */
const examples = components.flatMap(([name, exported]) =>
  storyFiles
    .filter(({ component }) => component === exported && !/Template$|^Toasts$/.test(name))
    .map(({ component, stories: [first] }) => ({ name, component, args: first?.args ?? {} })),
);

/** Whether a rule for one of the element's classes contains the style from the theme. */
const isStyledByTheme = (element: Element | null): boolean =>
  [...(element?.classList ?? [])].some((name) =>
    new RegExp(`\\.${name}[^{}]*\\{[^}]*--of-theme`).test(writtenStyles()),
  );

it.each(examples)('$name accepts MUI’s props and theme settings', ({ name, component, args }) => {
  const settings = {
    defaultProps: { 'data-default': 'of the theme' },
    styleOverrides: { root: { '--of-theme': '1px' } },
  };
  const theme = createKitTheme({ overrides: { components: { [`Kit${name}`]: settings } } });
  const ref = createRef<Element>();
  const own = { className: 'own', ref, 'data-own': '' };
  renderInKit(createElement(component, { ...args, ...own }), { theme });
  const root = document.querySelector('[data-own]');
  // Only the root gets className, ref and attributes. `sx.stories.tsx` tests `sx`.
  expect(document.querySelectorAll('[data-own]')).toHaveLength(1);
  expect(root?.classList).toContain('own');
  expect(ref.current).toBe(root);
  expect(root?.getAttribute('data-default')).toBe('of the theme');
  expect(isStyledByTheme(root)).toBe(true);
});

it('large and small buttons, and links that look like buttons, have the theme’s heights', () => {
  const layout = { controlHeader: '45px', controlBanner: '65px' };
  const parts = storyFiles
    .filter(({ title }) => /CallToAction|CookieBanner/.test(title))
    .flatMap(({ stories }) => stories.map(({ args, element }) => element(args)));
  const buttons = [<MuiButton size="small" key="small" />, <MuiButton size="large" key="large" />];
  renderInKit(createElement('div', {}, buttons, ...parts), {
    theme: createKitTheme({ overrides: { layout } }),
  });
  const looks = writtenStyles().match(/min-height:\d+px;padding:(4px 18|8px 36)px/g);
  expect(new Set(looks)).toEqual(
    new Set(['min-height:45px;padding:4px 18px', 'min-height:65px;padding:8px 36px']),
  );
});

it('kitClass returns a slot’s class, even for a slot named like an MUI state (`open`)', () => {
  expect(kit.kitClass('KitHero')).toBe('KitHero-root');
  expect(kit.kitClass('KitDateTimeField', 'open')).toBe('KitDateTimeField-open');
});

const AppLink = ({ href, ...link }: ComponentProps<'a'>) => <a {...link} href={`/app${href}`} />;
const RouterLink = ({ to, ...link }: ComponentProps<'a'> & { readonly to: string }) => (
  <a {...link} href={to} />
);

it('links and buttons, even MUI’s, use the app’s link component; external links open a new tab (§2.4)', () => {
  renderInKit(
    <>
      <MuiButton href="/a">Button</MuiButton>
      <MuiIconButton href="/a" aria-label="Icon button" />
      <MuiLink href="/a">Link</MuiLink>
      <kit.Link href="/a">Link</kit.Link>
      <kit.Link href="https://portal.example/" external>
        Portal
      </kit.Link>
    </>,
    { link: AppLink },
  );
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses).toEqual(['/app/a', '/app/a', '/app/a', '/app/a', 'https://portal.example/']);
  // In jsdom the hidden text has no styles, so its leading space is lost.
  const external = screen.getByRole('link', { name: /^Portal ?\(opens in a new tab\)$/ });
  expect(external).toMatchObject({ target: '_blank', rel: 'noopener noreferrer' });
  expect(document.querySelectorAll('[target]')).toHaveLength(1);
});

it('a theme’s variants and `styleOverrides` functions receive a component’s props', () => {
  const theme = createKitTheme({
    overrides: {
      components: {
        KitTile: {
          variants: [{ props: ({ variant }) => variant === 'full', style: { letterSpacing: 5 } }],
          styleOverrides: { art: ({ ownerState }) => ({ order: ownerState ? 7 : 1 }) },
        },
      },
    },
  });
  renderInKit(<kit.Tile variant="full" {...tileOf(home.tiles[0])} />, { theme });
  expect(writtenStyles()).toContain('letter-spacing:5px');
  expect(writtenStyles(), 'in a slot').toContain('order:7');
  renderInKit(<kit.Tile variant="light" {...tileOf(home.tiles[0])} />, { theme });
  expect(writtenStyles()).not.toContain('letter-spacing:5px');
});

it('the prop `component` sets the root element: a tag, or a router’s link with its props', () => {
  const { container } = renderInKit(
    <>
      <kit.RichText html={safeHtml('Excess')} component="section" />
      <kit.Button component={RouterLink} to="/quote" />
      <kit.Link component={RouterLink} to="/quote" />
      <kit.TextLink component={RouterLink} to="/quote" />
    </>,
  );
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses).toEqual(['/quote', '/quote', '/quote']);
  expect(container.firstElementChild?.tagName).toBe('SECTION');
});

it('missing props and unknown colours, slots or colour roles are type errors', () => {
  const tile = { variant: 'light', ...tileOf(home.tiles[0]) } as const;
  // @ts-expect-error a router's link needs `to`.
  expect(<kit.Button component={RouterLink} />).toBeDefined();
  // @ts-expect-error a router's text link needs `to`.
  expect(<kit.TextLink component={RouterLink} />).toBeDefined();
  // @ts-expect-error MUI has no such colour.
  expect(<kit.Button color="gold" />).toBeDefined();
  // @ts-expect-error a tile has no such slot.
  expect(<kit.Tile {...tile} slotProps={{ texd: {} }} />).toBeDefined();
  // @ts-expect-error a tile has no such slot in a theme either.
  const components: Components<Theme> = { KitTile: { styleOverrides: { texd: {} } } };
  const { roles } = createKitTheme({ overrides: { components } }).vars.palette;
  // @ts-expect-error there is no such role.
  expect(roles.inkMutd).toBeUndefined();
});

const fields = bracketed(contactFields);
const { problems } = contactForm;

/** Selects elements whose texts do not come from the company, such as `Intl`'s country names. */
const except = `style, script, select[aria-label="${fields.user_phone.country}"]`;

const onSend = vi.fn();
const form = { ...contactProps, onSend, model: bracketed(contactForm), fields };
const feedbackForm = { ...feedbackProps, onSend, model: bracketed(feedback) };

const toast = {
  severity: 'error',
  message: inBrackets('It failed'),
  action: { label: inBrackets('Put it back'), onSelect: vi.fn() },
} as const;

const show = (part: ReactElement) => renderInKit(part, { labels: pseudoLabels });

const sentForm = <forms.ContactForm {...form} state={{ status: 'sent' }} />;
const failedForm = <forms.ContactForm {...form} state={{ status: 'failed', onRestore: vi.fn() }} />;
const failedFeedback = <kit.FeedbackForm {...feedbackForm} error={toast.message} />;
const noFeedback = <kit.FeedbackForm {...feedbackForm} />;
const banner = <kit.CookieBanner model={bracketed(cookieBanner)} settings={cookieSettings} />;

it.each<[string, ReactElement, shown: string, send?: string]>([
  ['The contact form after sending', sentForm, contactForm.sent.title],
  ['An invalid contact form after a failure', failedForm, problems(5), contactForm.send],
  ['The feedback form after a failed send', failedFeedback, 'It failed'],
  ['An incomplete feedback form', noFeedback, feedback.incomplete, feedback.send],
  ['The cookie banner', banner, cookieBanner.text],
  ['A toast', <kit.Toasts key="" toasts={[toast]} />, 'It failed'],
])('%s has no hard-coded texts', async (_, part, shown, send) => {
  show(part);
  if (send) fireEvent.click(await screen.findByRole('button', { name: inBrackets(send) }));
  await screen.findByText(inBrackets(shown));
  expect(literalsIn(document.body, except)).toEqual([]);
});

it('a French calendar names months and days in French, also for screen readers', async () => {
  const time = { ...fields.time, locale: 'fr-CI' };
  show(<forms.DateTimeField id="time" name="time" model={time} defaultValue="02/11/2030, 10:15" />);
  fireEvent.click(screen.getByRole('button', { name: time.open }));
  const panel = screen.getByRole('group', { name: time.open });
  await waitFor(() => expect(panel.textContent).toContain('10:15'));
  const labels = literalsIn(panel)
    .join('\n')
    .replaceAll(/\[\[.*?\]\]/g, '');
  expect(labels).toContain('lundi 11 février 2030');
  expect(labels).not.toMatch(/Mon|Tue|Wed|Thu|Fri|Sat|Sun|Feb/);
});
