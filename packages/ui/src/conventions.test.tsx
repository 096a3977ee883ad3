// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { createElement, createRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as kit from './index.ts';
import { KitProvider } from './KitProvider.tsx';
import { shown } from './stories/storyFiles.ts';
import { writtenStyles } from './stories/writtenStyles.ts';
import { createKitTheme } from './theme/createKitTheme.ts';

/** The kit's components, each with what its first story gives it. */
const components = Object.entries(kit).flatMap(([name, component]) =>
  shown.filter((story) => story.component === component).map((story) => ({ ...story, name })),
);

/** Components whose root is not theirs to give away, and why. */
const withoutRoot: Readonly<Record<string, string>> = {
  Toasts: 'notistack puts each message into a corner of the window',
};

/** Components that no part of MUI stands in, and why. */
const notMui: Readonly<Record<string, string>> = {
  Loading: 'woven strips: no Skeleton looks like them',
  Logo: 'a drawing',
  Picture: 'a <picture> with its sources; CardMedia has none',
  Toasts: "notistack's: MUI shows one Snackbar at a time",
  VisuallyHidden: 'MUI has it as a style alone',
  WovenBand: 'a drawing',
};

/** A template is a page's parts one after the other, without an element around them. */
const isPart = ({ name }: (typeof components)[number]): boolean =>
  !name.endsWith('Template') && !(name in withoutRoot);

/** Whether a rule of one of an element's classes sets a property. */
const sets = (element: Element | null, property: string): boolean => {
  const rules = writtenStyles()
    .split('}')
    .filter((rule) => rule.includes(property));
  return [...(element?.classList ?? [])].some((name) =>
    rules.some((rule) => new RegExp(`\\.${name}[^{]*\\{[^}]*${property}`).test(rule)),
  );
};

const show = (
  { name, component, args }: (typeof components)[number],
  own: Readonly<Record<string, unknown>>,
) => {
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
  return render(
    <KitProvider theme={theme}>{createElement(component, { ...args, ...own })}</KitProvider>,
  );
};

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(cleanup);

it('finds the components of the kit', () => {
  expect(components.length).toBeGreaterThan(60);
});

describe.each(components.filter(isPart))('$name follows MUI’s conventions', (component) => {
  it('hands className, ref, sx and attributes to its root', () => {
    const ref = createRef<Element>();
    show(component, { className: 'own', ref, sx: { '--own': '1px' }, 'data-own': '' });
    const root = document.querySelector('[data-own]');
    expect(document.querySelectorAll('[data-own]')).toHaveLength(1);
    expect(root?.classList).toContain('own');
    expect(ref.current).toBe(root);
    expect(sets(root, '--own')).toBe(true);
  });

  it('takes its defaults and its looks from the theme', () => {
    show(component, {});
    const root = document.querySelector('[data-default="of the theme"]');
    expect(root).not.toBeNull();
    expect(sets(root, '--of-theme')).toBe(true);
  });
});

describe.each(components)('$name', (component) => {
  it('is made of MUI, or says why not', () => {
    show(component, {});
    const parts = document.querySelectorAll('[class*="Mui"]');
    const { name } = component;
    expect(parts.length > 0 ? 'MUI' : notMui[name]).toBeDefined();
    if (parts.length > 0) expect(notMui).not.toHaveProperty(name);
  });
});
