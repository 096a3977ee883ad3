import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { engineering, motor, travel } from '../../fixtures/products.ts';
import { usage, withVariants } from '../../stories/story.tsx';
import { benefitsOf } from '../../templates/model-props.tsx';
import { Benefits } from './Benefits.tsx';

export default {
  title: 'Content/Benefits',
  component: Benefits,
  parameters: usage({
    when: 'The benefits of a product, below its covers or variants.',
    not: 'For features of one cover: use `FeaturesDialog`.',
    accessibility: 'Lists, whose items screen readers count. Check marks are decoration.',
    limits: 'Lists of 3 to 10 lines. In a single group, lists of 5 or more lines have two columns.',
  }),
  args: benefitsOf(travel.benefits),
} satisfies Meta<typeof Benefits>;

/** In a table, bold cells have a check mark, but prices have none. */
export const Default: StoryObj<typeof Benefits> = {
  ...withVariants(
    <Benefits {...benefitsOf(engineering.benefits)} surface="panel" />,
    <Benefits {...benefitsOf(motor.benefits)} />,
    <Benefits title="Covers" groups={[]} />,
  ),
  play: async ({ canvas }) => {
    const markOf = (text: string) => getComputedStyle(canvas.getByText(text), '::before').content;
    await expect(markOf('Covered')).toBe('""');
    await expect(markOf('GHS1,900')).toBe('none');
  },
};
