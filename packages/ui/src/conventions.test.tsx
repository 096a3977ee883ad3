// @vitest-environment jsdom

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement, createRef } from 'react';
import { expect, it } from 'vitest';
import * as kit from './index.ts';
import { renderInKit } from './stories/render-in-kit.tsx';
import { componentExamples } from './stories/story-files.ts';
import { writtenStyles } from './stories/written-styles.ts';
import { createKitTheme } from './theme/create-kit-theme.ts';

/** The kit's components, each with what its first story gives it. */
const components = Object.entries(kit).flatMap(([name, component]) =>
  componentExamples
    .filter((story) => story.component === component)
    .map((story) => ({ ...story, name })),
);

/** Components that pass nothing to their root, and why. */
const withoutRoot: Readonly<Record<string, string>> = {
  Toasts: 'notistack puts each message into a corner of the window',
};

/** From `docs/kit.md`: the MUI components that each component is made of, or why there are none. */
const documented = new Map(
  readFileSync(join(import.meta.dirname, '../../../docs/kit.md'), 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .flatMap(([, name = '', parts = '', , why = '']) => {
      const component = /^`([A-Z]\w*)`$/.exec(name)?.[1];
      return component ? [[component, { parts: parts.match(/\w+/g) ?? [], why }] as const] : [];
    }),
);

/** A template renders sections without an element around them. */
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
  return renderInKit(createElement(component, { ...args, ...own }), { theme });
};

/** Expects that the page contains the MUI components that docs/kit.md names for a component. */
function expectDocumented(name: string) {
  const row = documented.get(name);
  const rendered = (part: string) => document.querySelector(`[class*="Mui${part}"]`) !== null;
  expect(rendered('')).toBe(row?.parts.length !== 0);
  if (row?.parts.length === 0) expect(row.why).not.toBe('');
  expect(row?.parts.filter((part) => !rendered(`${part}-root`)) ?? []).toEqual([]);
}

it('finds the components of the kit', () => {
  expect(components.length).toBeGreaterThan(60);
});

it.each(components.filter(isPart))('$name follows MUI’s conventions', (component) => {
  const ref = createRef<Element>();
  show(component, { className: 'own', ref, sx: { '--own': '1px' }, 'data-own': '' });
  const root = document.querySelector('[data-own]');
  // className, ref, sx and attributes reach the root, and no other element.
  expect(document.querySelectorAll('[data-own]')).toHaveLength(1);
  expect(root?.classList).toContain('own');
  expect(ref.current).toBe(root);
  expect(sets(root, '--own')).toBe(true);
  // The theme can set its default props and styles.
  expect(root?.getAttribute('data-default')).toBe('of the theme');
  expect(sets(root, '--of-theme')).toBe(true);
  expectDocumented(component.name);
});

it.each(components.filter((component) => !isPart(component)))(
  '$name is made of MUI, or says why not',
  (component) => {
    show(component, {});
    expectDocumented(component.name);
  },
);

it('is listed in docs/kit.md', () => {
  const names = Object.keys(kit).filter(
    (name) => /^[A-Z]/.test(name) && !name.endsWith('Template'),
  );
  expect([...documented.keys()]).toEqual(names.sort());
});
