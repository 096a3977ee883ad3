import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { rightToLeft } from '../../stories/rightToLeft.ts';
import { usage } from '../../stories/usage.ts';
import { PageProgress } from './PageProgress.tsx';

const meta = {
  title: 'Components/PageProgress',
  component: PageProgress,
  parameters: usage({
    when: 'While the next page is fetched and the old one still shows.',
    not: 'For content within a page (`Loading`).',
    accessibility: 'A polite status; the bar itself is decoration.',
    limits: 'None: it says `KitWords.loading`.',
    ownWindow: 80,
  }),
} satisfies Meta<typeof PageProgress>;
export default meta;

/** At the window's upper edge, over whatever the page shows. */
export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('Loading...');
    const { top, width, height } = status.getBoundingClientRect();
    await expect([top, width, height]).toEqual([0, innerWidth, 4]);
  },
};

export const RightToLeft: StoryObj<typeof meta> = { ...rightToLeft, tags: ['only-purple'] };
