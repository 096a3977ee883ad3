import type { Meta, StoryObj } from '@storybook/react-vite';
import { contact } from '../../fixtures/pages.ts';
import { rightToLeft } from '../../stories/right-to-left.ts';
import { usage } from '../../stories/usage.ts';
import { ContactTemplate } from './ContactTemplate.tsx';

const meta = {
  title: 'Templates/ContactTemplate',
  component: ContactTemplate,
  parameters: usage({
    status: 'ready',
    since: '0.1.0',
    when: 'How to reach the company: form and offices.',
    not: 'One channel alone: `ContactChannels`.',
    accessibility: 'One `h1`; maps are titled frames with a plain link beside them.',
    limits: 'Two offices side by side; more wrap.',
    focus: ['link', 'button'],
    ownWindow: 900,
  }),
} satisfies Meta<typeof ContactTemplate>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A placeholder for the form. */
const form = <p>The form stands here.</p>;

export const Default: Story = { args: { model: contact, form } };

/** §4.1 */
export const Loading: Story = { args: { model: undefined, form } };

export const RightToLeft: Story = {
  ...rightToLeft,
  args: { model: contact, form },
};
