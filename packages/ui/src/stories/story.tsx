import createCache from '@emotion/cache';
import { styled } from '@mui/material/styles';
import type { Decorator, StoryContext } from '@storybook/react-vite';
import { createElement, Fragment, type ReactElement } from 'react';
import { expect } from 'storybook/test';
import { Section, type Surface } from '../components/Section/Section.tsx';
import { cacheKey } from '../emotion-cache.ts';
import { type Usage, usageText } from './usage.ts';

/** For `.storybook/`: files there would import a second copy of MUI, which lacks the theme. */
export { motion } from '../theme/kit-tokens.ts';
export { styled };

/** Emotion's cache for all stories. `speedy` puts the rules into a single element. */
export const storyStyles = createCache({ key: cacheKey, stylisPlugins: [], speedy: true });

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

/** A story that shows several examples of a component. Tests render each one (`story-files.ts`). */
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
