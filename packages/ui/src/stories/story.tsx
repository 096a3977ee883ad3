import createCache from '@emotion/cache';
import { styled } from '@mui/material/styles';
import type { Decorator, StoryContext } from '@storybook/react-vite';
import { createElement, Fragment, type ReactElement } from 'react';
import { expect } from 'storybook/test';
import { Section, type Surface } from '../components/Section/Section.tsx';
import { cacheKey } from '../emotion-cache.ts';

// For files in `.storybook/`, whose own imports would load a second MUI without the theme.
export { mframadan } from '../components/HeadedSection/HeadedSection.tsx';
export { motion } from '../theme/kit-tokens.ts';
export { styled };

/** Emotion's cache for all stories. `speedy` puts the rules into a single element. */
export const storyStyles = createCache({ key: cacheKey, stylisPlugins: [], speedy: true });

/** Groups of Storybook's sidebar: the first part of a component's `title`. */
export const groups = [
  'Actions',
  'Navigation',
  'Content',
  'Forms',
  'Feedback',
  'Layout',
  'Templates',
] as const;

export const keyboard = {
  link: [['Enter', 'Follows the link.']],
  button: [['Enter, Space', 'Presses the button.']],
  text: [['Any character', 'Is written into the field.']],
  checkbox: [['Space', 'Checks or unchecks the box.']],
  radio: [['Arrow keys', 'Select the next or the previous answer.']],
  select: [
    ['Arrow keys', 'Select the next or the previous option.'],
    ['Space', 'Opens the list of options.'],
  ],
  slider: [
    ['Arrow keys', 'Change the value by one.'],
    ['Home, End', 'Set the lowest or the highest value.'],
  ],
  details: [['Enter, Space', 'Expand or collapse the text.']],
  dialog: [['Escape', 'Closes the dialog; focus returns to its opener.']],
  popover: [['Escape', 'Closes the menu; focus returns to its button.']],
  scroller: [['Arrow keys', 'Scroll the content that does not fit.']],
} as const satisfies Readonly<Record<string, readonly (readonly [key: string, does: string])[]>>;

export type Focusable = keyof typeof keyboard;

export interface Usage {
  /** When to use the component. Keep this text and the next three short. */
  readonly when: string;
  /** When not to use it, and what to use instead. Put names of components in backticks. */
  readonly not: string;
  /** Behaviour for assistive technology, and what callers must do for accessibility. */
  readonly accessibility: string;
  /** How much content looks good. The component shows longer content in full. */
  readonly limits: string;
  /** Kinds of focusable elements in the component. Default: none. */
  readonly focus?: readonly Focusable[];
  /** Height of a story's frame in px, for components that cover the window. */
  readonly ownWindow?: number;
}

/** Names of the components that a `Usage` mentions in backticks. */
export const namedIn = ({ when, not, accessibility, limits }: Usage): readonly string[] =>
  [...`${when} ${not} ${accessibility} ${limits}`.matchAll(/`([A-Z]\w+)`/g)].flatMap(
    ([, name]) => name ?? [],
  );

export function usageText({ when, not, accessibility, limits, focus = [] }: Usage): string {
  const keys = focus.flatMap((kind) =>
    keyboard[kind].map(([key, does]) => `| ${key} | ${kind} | ${does} |`),
  );
  return [
    `**When.** ${when}`,
    `**When not.** ${not}`,
    `**Accessibility.** ${accessibility}`,
    `**Content limits.** ${limits}`,
    keys.length === 0
      ? '**Keyboard.** The component has no focusable elements.'
      : ['| Key | On | What it does |', '| --- | --- | --- |', ...keys].join('\n'),
  ].join('\n\n');
}

/** Notes on how to use a component, for `parameters: usage({ … })` in its stories. */
export const usage = (record: Usage) => ({
  ownWindow: record.ownWindow,
  usage: record,
  docs: { description: { component: usageText(record) }, codePanel: true },
});

export async function fitsWindow(): Promise<void> {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 16,
  padding: 24,
  '& > section': { flex: 1 },
});

export const rowOf: Decorator = (Story) => (
  <Row>
    <Story />
  </Row>
);

export const inRowOf =
  (width: number): Decorator =>
  (Story) => (
    <Row>
      <div style={{ flex: `0 1 ${width}px`, minWidth: 0 }}>
        <Story />
      </div>
    </Row>
  );

export const onSurface =
  (surface: Surface): Decorator =>
  (Story) => (
    <Section surface={surface}>
      <Story />
    </Section>
  );

/** A story with several examples of a component. Tests render each example (`story-files.ts`). */
export const variants = (...elements: readonly ReactElement[]) => ({
  parameters: { variants: elements },
  render: () => createElement(Fragment, null, ...elements),
});

/** A file's first story: the component with the file's `args`, and further examples below it. */
export const withVariants = (...elements: readonly ReactElement[]) => ({
  parameters: { variants: elements },
  render: (args: object, { component = Fragment }: Pick<StoryContext, 'component'>) =>
    createElement(Fragment, null, createElement(component, args), ...elements),
});
