import type { Meta, StoryObj } from '@storybook/react-vite';
import { services } from '../../fixtures/pages.ts';
import { rightToLeft } from '../../stories/right-to-left.ts';
import { usage } from '../../stories/usage.ts';
import { ServicesTemplate } from './ServicesTemplate.tsx';

const meta = {
  title: 'Templates/ServicesTemplate',
  component: ServicesTemplate,
  parameters: usage({
    when: 'Where customers help themselves.',
    not: 'Products.',
    accessibility: 'One `h1`; tiles are a list of links.',
    limits: 'Two tiles side by side.',
    focus: ['link'],
    ownWindow: 900,
  }),
  args: { model: services },
} satisfies Meta<typeof ServicesTemplate>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const RightToLeft: Story = rightToLeft;
