import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { motor } from '../../fixtures/products.ts';
import { onSurface, usage } from '../../stories/story.tsx';
import { coverOf } from '../../templates/CoversTemplate/CoversTemplate.tsx';
import { Cover, CoverAccordion } from './CoverAccordion.tsx';

export default {
  title: 'Content/CoverAccordion',
  component: CoverAccordion,
  subcomponents: { Cover },
  parameters: usage({
    when: 'The covers of a product, if they are equally important and have long texts; also common questions with their answers.',
    not: 'For texts that everybody must read. For links to other pages (`TabNav`).',
    accessibility:
      "The browser's own `details`: they work without a script, each opens independently, and the browser's page search finds their text.",
    limits: '2 to 6 covers; titles of up to 6 words.',
    focus: ['link', 'button', 'details', 'dialog', 'scroller'],
  }),
  args: {
    children: motor.covers.items.map((cover) => <Cover key={cover.id} {...coverOf(cover)} />),
  },
  decorators: [onSurface('page')],
} satisfies Meta<typeof CoverAccordion>;

/** The cover Comprehensive is open at first. Covers open and close independently (§2.11, §4.7). */
export const Default: StoryObj<typeof CoverAccordion> = {
  play: async ({ canvas, canvasElement }) => {
    // Skips the `details` elements for pages without scripts.
    const covers = canvasElement.querySelectorAll('details:not([data-script] *)');
    const state = () => Array.from(covers, (cover) => cover.hasAttribute('open'));
    await expect(state()).toEqual([true, false, false]);
    await userEvent.click(canvas.getByText('THIRD PARTY ONLY'));
    await userEvent.keyboard('{Escape}');
    await expect(state()).toEqual([true, false, true]);
    await userEvent.click(canvas.getByText('COMPREHENSIVE INSURANCE'));
    await expect(state()).toEqual([false, false, true]);
  },
};
