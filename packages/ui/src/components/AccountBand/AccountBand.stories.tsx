import type { Meta, StoryObj } from '@storybook/react-vite';
import { bareHome, home, longHome } from '../../fixtures/home.ts';
import { rightToLeft, usage } from '../../stories/story.tsx';
import { AccountBand } from './AccountBand.tsx';

export default {
  title: 'Content/AccountBand',
  component: AccountBand,
  parameters: usage({
    when: 'Right below the hero of a page that leads to the customer portal: what an account is for, and one way into it.',
    not: 'For any other call to action: use `QuoteBanner` in the middle of a page, `ClosingBanner` at its end. Never twice on a page.',
    accessibility:
      'The sign needs an `alt` of its own; leave it empty only if the title says the same.',
    limits: 'Title of 2 to 4 words, text of one sentence (about 80 characters), one action.',
    focus: ['link'],
  }),
  args: home.account,
} satisfies Meta<typeof AccountBand>;

type Story = StoryObj<typeof AccountBand>;

export const Default: Story = {};

/** Where the page has more important buttons. */
export const Outlined: Story = { args: { variant: 'outlined' } };

export const LongWords: Story = { args: longHome.account };

/** Without the optional text and sign. */
export const TitleAlone: Story = { render: () => <AccountBand {...bareHome.account} /> };

export const RightToLeft: Story = rightToLeft;
