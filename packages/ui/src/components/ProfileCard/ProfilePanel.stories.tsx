import type { Meta, StoryObj } from '@storybook/react-vite';
import { executives, longAbout } from '../../fixtures/pages.ts';
import { rightToLeft } from '../../stories/right-to-left.ts';
import { onSurface } from '../../stories/surfaces.tsx';
import { usage } from '../../stories/usage.ts';
import { ProfilePanel } from './ProfilePanel.tsx';

const [executive] = executives;
const [longExecutive] = longAbout.executives.people;
if (executive === undefined || longExecutive === undefined) {
  throw new Error('There is no executive.');
}

const meta = {
  title: 'Content/ProfilePanel',
  component: ProfilePanel,
  parameters: usage({
    status: 'ready',
    since: '0.1.0',
    when: 'An executive in the carousel, text always in sight.',
    not: 'In a grid of many (`ProfileCard`).',
    accessibility: 'Portraits have descriptions; name and role are text.',
    limits: 'Text of up to 60 words; panels of one row have one height.',
    focus: [],
  }),
  args: executive,
  decorators: [onSurface('page')],
} satisfies Meta<typeof ProfilePanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Long: Story = { args: longExecutive };

export const RightToLeft: Story = rightToLeft;
