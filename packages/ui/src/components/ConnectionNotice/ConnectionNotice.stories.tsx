import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { longWord } from '../../fixtures/home.ts';
import { rightToLeft } from '../../stories/rightToLeft.ts';
import { usage } from '../../stories/usage.ts';
import { storyWords } from '../../stories/words.ts';
import { ConnectionNotice } from './ConnectionNotice.tsx';

const meta = {
  title: 'Components/ConnectionNotice',
  component: ConnectionNotice,
  parameters: usage({
    when: 'When the browser has no connection and something was asked for.',
    not: 'For the answer of a form (`Toasts`) or a page that failed (`ErrorMessage`).',
    accessibility: 'It interrupts (`alert`) and can be closed; it fetches nothing.',
    limits: 'One or two short sentences: what is wrong and what to do.',
    ownWindow: 160,
  }),
  args: { text: 'You seem to be offline. Please try again in a moment.', onClose: fn() },
} satisfies Meta<typeof ConnectionNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

/** In the window's top right corner; it interrupts, and can be closed. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const notice = canvas.getByRole('alert');
    await expect(notice).toHaveTextContent(args.text);
    const { top, right } = notice.getBoundingClientRect();
    await expect(top).toBeLessThan(40);
    await expect(innerWidth - right).toBeLessThan(40);
    await userEvent.click(canvas.getByRole('button', { name: storyWords.close }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Long: Story = { args: { text: `${longWord} ${longWord}` } };

export const RightToLeft: Story = { ...rightToLeft, tags: ['only-purple'] };
