import type { Meta, StoryObj } from '@storybook/react-vite';
import { bareHome, home, longHome } from '../../fixtures/home.ts';
import { rightToLeft, usage } from '../../stories/story.tsx';
import { ClosingBanner } from './ClosingBanner.tsx';

export default {
  title: 'Content/ClosingBanner',
  component: ClosingBanner,
  parameters: usage({
    when: "The last part of a page, with the page's one woven band above it.",
    not: 'In the middle of a page (`QuoteBanner`). Never twice.',
    accessibility:
      'The band is hidden from screen readers; the label of the button makes sense alone.',
    limits: 'Title of 2 to 5 words, lead of one sentence, one action.',
    focus: ['link'],
  }),
  args: home.banner,
} satisfies Meta<typeof ClosingBanner>;

type Story = StoryObj<typeof ClosingBanner>;

export const Default: Story = {};

export const LongWords: Story = { args: longHome.banner };

export const WithoutLead: Story = { render: () => <ClosingBanner {...bareHome.banner} /> };

export const RightToLeft: Story = rightToLeft;
