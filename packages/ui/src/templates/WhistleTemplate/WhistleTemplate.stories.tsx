import type { Meta, StoryObj } from '@storybook/react-vite';
import { whistle } from '../../fixtures/pages.ts';
import { usage } from '../../stories/story.tsx';
import { WhistleTemplate } from './WhistleTemplate.tsx';

export default {
  title: 'Templates/WhistleTemplate',
  component: WhistleTemplate,
  parameters: usage({
    when: 'How to report a wrong.',
    not: 'Other ways to reach the company.',
    accessibility: 'One `h1`; the channels stand beside the policy and are real links.',
    limits: 'Any number of channels; the panel stays in sight where it fits.',
    focus: ['link'],
    ownWindow: 900,
  }),
  args: { model: whistle },
} satisfies Meta<typeof WhistleTemplate>;

type Story = StoryObj<typeof WhistleTemplate>;

export const Default: Story = {};
