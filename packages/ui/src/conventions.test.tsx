// @vitest-environment jsdom

import { createElement, createRef, type ElementType, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import * as forms from './forms.ts';
import * as kit from './index.ts';
import { KitProvider } from './KitProvider.tsx';
import { createStyleCollector } from './server.ts';
import { renderInKit, writtenStyles } from './stories/render-in-kit.tsx';
import { type StoryFile, storyFiles } from './stories/story-files.ts';
import { type Focusable, groups, namedIn } from './stories/usage.ts';
import { createKitTheme } from './theme/create-kit-theme.ts';

/** All components that need a story. Providers render nothing. */
const components = Object.entries({ ...kit, ...forms }).filter(
  ([name]) => /^[A-Z]/.test(name) && !name.endsWith('KitProvider'),
);
const names = components.map(([name]) => name);

it('this test finds the components of the kit', () => {
  expect(components.length).toBeGreaterThan(60);
});

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
  frame: 'iframe',
};

/** Keeps these styles out of the page, which other tests read. */
const { cache } = createStyleCollector();

function storiesPage(stories: readonly ReactElement[]): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = stories
    .map((story) => renderToStaticMarkup(<KitProvider cache={cache}>{story}</KitProvider>))
    .join('');
  return page;
}

/** Focusable elements in the stories of a component. */
function focusableIn({ stories }: StoryFile): readonly string[] {
  const page = storiesPage(stories.map(({ element }) => element()));
  for (const trap of page.querySelectorAll('[aria-hidden="true"], template')) trap.remove();
  return Object.entries(selectors)
    .filter(([, selector]) => page.querySelector(selector) !== null)
    .map(([kind]) => kind);
}

describe.each(components)('%s', (_name, component) => {
  const file = storyFiles.find(({ components }) => components.includes(component));

  it('is in a group of the sidebar, and its usage names only components that exist', () => {
    expect(groups).toContain(file?.title.split('/')[0]);
    expect(file?.usage).toBeDefined();
    expect(file?.usage && namedIn(file.usage).filter((name) => !names.includes(name))).toEqual([]);
  });
});

it.each(storyFiles)('$title documents which of its parts take the focus', (file) => {
  expect([...(file.usage?.focus ?? [])].sort()).toEqual([...focusableIn(file)].sort());
});

/** A component with the props of its first story. */
interface Example {
  readonly name: string;
  readonly component: ElementType;
  readonly args: Readonly<Record<string, unknown>>;
}

const examples: readonly Example[] = components.flatMap(([name, exported]) =>
  storyFiles
    .filter(({ component }) => component === exported)
    .map(({ component, stories: [first] }) => ({ name, component, args: first?.args ?? {} })),
);

/** Components that pass no attributes to a root element, and why. */
const withoutRoot: Readonly<Record<string, string>> = {
  Toasts: 'notistack puts each message into a corner of the window',
};

/** Not a template: templates have no root element. */
const isPart = ({ name }: Example): boolean => !name.endsWith('Template') && !(name in withoutRoot);

/** Whether a rule for one of the element's classes sets the property. */
const sets = (element: Element | null, property: string): boolean => {
  const rules = writtenStyles()
    .split('}')
    .filter((rule) => rule.includes(property));
  return [...(element?.classList ?? [])].some((name) =>
    rules.some((rule) => new RegExp(`\\.${name}[^{]*\\{[^}]*${property}`).test(rule)),
  );
};

const show = ({ name, component, args }: Example, own: Example['args']) => {
  const theme = createKitTheme({
    overrides: {
      components: {
        [`Kit${name}`]: {
          defaultProps: { 'data-default': 'of the theme' },
          styleOverrides: { root: { '--of-theme': '1px' } },
        },
      },
    },
  });
  return renderInKit(createElement(component, { ...args, ...own }), { theme });
};

it.each(examples.filter(isPart))('$name follows MUI’s conventions', (example) => {
  const ref = createRef<Element>();
  show(example, { className: 'own', ref, sx: { '--own': '1px' }, 'data-own': '' });
  const root = document.querySelector('[data-own]');
  // className, ref, sx and attributes reach the root only.
  expect(document.querySelectorAll('[data-own]')).toHaveLength(1);
  expect(root?.classList).toContain('own');
  expect(ref.current).toBe(root);
  expect(sets(root, '--own')).toBe(true);
  // A theme can set default props and styles.
  expect(root?.getAttribute('data-default')).toBe('of the theme');
  expect(sets(root, '--of-theme')).toBe(true);
});

it.each(examples.filter(isPart))(
  '$name gives each of its slots its global class',
  ({ component }) => {
    // Components without slots pass `slotProps` on, and React warns.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const slotProps = new Proxy(
      {},
      {
        get: (none, slot) =>
          typeof slot === 'string' && !(slot in none)
            ? { 'data-slot': slot }
            : Reflect.get(none, slot),
      },
    );
    const stories = storyFiles.find((file) => file.component === component)?.stories ?? [];
    const page = storiesPage(stories.map(({ element, args }) => element({ ...args, slotProps })));
    // Fields have the classes of `Field`; a variant may be of a subcomponent, or in a `Section`.
    const unnamed = Array.from(page.querySelectorAll<HTMLElement>('[data-slot]')).filter(
      (element) =>
        !element.closest(names.map((owner) => `.Kit${owner}-${element.dataset.slot}`).join()),
    );
    expect(unnamed.map(({ outerHTML }) => outerHTML)).toEqual([]);
  },
);

it('kitClass returns the global class of a part, also if MUI has a state of this name', () => {
  expect(kit.kitClass('KitHero')).toBe('KitHero-root');
  expect(kit.kitClass('KitDateTimeField', 'open')).toBe('KitDateTimeField-open');
});
