import type { Meta, StoryObj } from '@storybook/react-vite';
import { contact } from '../../fixtures/pages.ts';
import { usage } from '../../stories/story.tsx';
import { ContactTemplate } from './ContactTemplate.tsx';

const form = <p>The form stands here.</p>;

export default {
  title: 'Templates/ContactTemplate',
  component: ContactTemplate,
  parameters: usage({
    when: 'How to reach the company: form and offices.',
    not: 'One channel alone: `ContactChannels`.',
    accessibility: 'One `h1`; maps are titled frames with a plain link beside them.',
    limits: 'The first office leads; on phones the others are folded to their names.',
    focus: ['link', 'button', 'details'],
    ownWindow: 900,
  }),
  args: { model: contact, form },
} satisfies Meta<typeof ContactTemplate>;

type Story = StoryObj<typeof ContactTemplate>;

export const Default: Story = {};
