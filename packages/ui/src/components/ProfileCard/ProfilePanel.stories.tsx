import type { Meta, StoryObj } from '@storybook/react-vite';
import { lengthened } from '../../fixtures/lengthened.ts';
import { executives } from '../../fixtures/pages.ts';
import { onSurface, usage } from '../../stories/story.tsx';
import { profileOf } from '../../templates/people.tsx';
import { ProfilePanel } from './ProfilePanel.tsx';

const [executive] = executives;

export default {
  title: 'Content/ProfilePanel',
  component: ProfilePanel,
  parameters: usage({
    when: 'An executive in the carousel, text always in sight.',
    not: 'In a grid of many (`ProfileCard`).',
    accessibility: 'Portraits have descriptions; name and role are text.',
    limits: 'Text of up to 60 words; panels of one row have one height.',
    focus: [],
  }),
  args: profileOf(executive),
  decorators: [onSurface('page')],
} satisfies Meta<typeof ProfilePanel>;

type Story = StoryObj<typeof ProfilePanel>;

export const Default: Story = {};

export const Long: Story = { args: profileOf(lengthened(executive)) };
