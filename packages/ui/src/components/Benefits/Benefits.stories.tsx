import type { Meta } from '@storybook/react-vite';
import { engineering, motor, travel } from '../../fixtures/products.ts';
import { usage, withVariants } from '../../stories/story.tsx';
import { benefitsOf } from '../../templates/of-models.tsx';
import { Benefits } from './Benefits.tsx';

export default {
  title: 'Content/Benefits',
  component: Benefits,
  parameters: usage({
    when: 'What a product pays for, below its covers or variants.',
    not: 'For features of one cover: use `FeaturesDialog`.',
    accessibility: 'Lists, whose items screen readers count. Check marks are decoration.',
    limits: 'Lists of 3 to 10 lines. A single group has two columns, others have one.',
    focus: [],
  }),
  args: benefitsOf(travel.benefits),
} satisfies Meta<typeof Benefits>;

export const Default = withVariants(
  <Benefits {...benefitsOf(engineering.benefits)} surface="panel" />,
  <Benefits {...benefitsOf(motor.benefits)} />,
  <Benefits title="Covers" groups={[]} />,
);
