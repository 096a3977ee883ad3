import type { Meta, StoryObj } from '@storybook/react-vite';
import { services } from '../../fixtures/pages.ts';
import { usage } from '../../stories/story.tsx';
import { ServicesTemplate } from './ServicesTemplate.tsx';

export default {
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

type Story = StoryObj<typeof ServicesTemplate>;

export const Default: Story = {};
