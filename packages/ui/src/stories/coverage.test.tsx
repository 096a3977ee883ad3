// @vitest-environment jsdom
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as kit from '../index.ts';
import { KitProvider } from '../KitProvider.tsx';
import { createStyleCollector } from '../server.ts';
import { type StoryFile, storyFiles } from './story-files.ts';
import { type Focusable, groups, namedIn } from './usage.ts';

/** The names of the kit's components. Providers of settings render nothing and need no story. */
const components = Object.entries(kit).filter(
  ([name]) => /^[A-Z]/.test(name) && name !== 'KitProvider',
);
const names = components.map(([name]) => name);

const storiesOf = (component: unknown): StoryFile | undefined =>
  storyFiles.find((file) => file.components.includes(component));

/** How each kind of thing that takes the focus is found in a page. */
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

/** Styles that reach no page: other tests read those that do. */
const { cache } = createStyleCollector();

/** What takes the focus in the server-rendered HTML of a component's stories. */
function focusableIn({ stories }: StoryFile): readonly string[] {
  const page = document.createElement('div');
  page.innerHTML = stories
    .map(({ element }) =>
      renderToStaticMarkup(<KitProvider cache={cache}>{createElement(element)}</KitProvider>),
    )
    .join('');
  for (const trap of page.querySelectorAll('[aria-hidden="true"], template')) trap.remove();
  return Object.entries(selectors)
    .filter(([, selector]) => page.querySelector(selector) !== null)
    .map(([kind]) => kind);
}

it('finds the components of the kit', () => {
  expect(components.length).toBeGreaterThan(60);
});

describe.each(components)('%s', (_name, component) => {
  it('has stories, one of them right to left', () => {
    const stories = storiesOf(component)?.stories.map(({ name }) => name);
    expect(stories).toContain('RightToLeft');
  });

  it('has a usage, in a group of the sidebar, that names components of the kit', () => {
    const { title, usage } = storiesOf(component) ?? {};
    expect(groups).toContain(title?.split('/')[0]);
    expect(usage).toBeDefined();
    expect(usage && namedIn(usage).filter((name) => !names.includes(name))).toEqual([]);
  });

  it('says which of its parts take the focus', () => {
    const file = storiesOf(component);
    expect(file && [...(file.usage?.focus ?? [])].sort()).toEqual(
      file && [...focusableIn(file)].sort(),
    );
  });
});
