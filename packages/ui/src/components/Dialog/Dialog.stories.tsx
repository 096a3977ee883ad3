import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { featuresHtml } from '../../fixtures/products.ts';
import { longWord, safeHtml } from '../../fixtures/texts.ts';
import { englishLabels } from '../../labels.ts';
import { opensDialog } from '../../page/dialogs.ts';
import { rowOf, usage } from '../../stories/story.tsx';
import { Button } from '../Button/Button.tsx';
import { RichText } from '../RichText/RichText.tsx';
import { Dialog } from './Dialog.tsx';

export default {
  title: 'Feedback/Dialog',
  component: Dialog,
  parameters: usage({
    when: 'Short content that belongs to the page behind the dialog.',
    not: 'For long texts or several steps: make a page. Never open a dialog while somebody types.',
    accessibility:
      "The browser's own modal: focus moves to its heading, and later back to the opener; Escape, a press outside and each button with `closesDialog(id)` close it.",
    limits: 'Title of up to 6 words; long content scrolls inside, the close button stays in view.',
    focus: ['button', 'dialog'],
    ownWindow: 620,
  }),
  args: {
    id: 'cover',
    title: 'Comprehensive insurance',
    onClose: fn(),
    children: <RichText html={featuresHtml} />,
  },
  decorators: [rowOf],
  render: (dialog) => (
    <>
      <Button {...opensDialog(dialog.id ?? '')}>Open</Button>
      <Dialog {...dialog} />
    </>
  ),
} satisfies Meta<typeof Dialog>;

const openDialog = async (): Promise<HTMLDialogElement> => {
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = await screen.findByRole<HTMLDialogElement>('dialog');
  await expect(dialog.matches(':modal')).toBe(true);
  return dialog;
};

const closeButton = () => screen.getByRole('button', { name: englishLabels.close });

const closers: readonly ((dialog: HTMLDialogElement) => unknown)[] = [
  // Closes the dialog as Escape does. Scripts cannot press Escape.
  (dialog) => dialog.requestClose(),
  () => userEvent.click(closeButton()),
];

/**
 * Focus moves to the heading, and back to the button when the dialog closes (§4.7, §2.21). A press
 * outside closes it (`closedby`). `page/dialogs.test.tsx` tests browsers without `closedby`.
 */
export const Default: StoryObj<typeof Dialog> = {
  play: async ({ canvas, args }) => {
    for (const [times, close] of closers.entries()) {
      const dialog = await openDialog();
      await expect(dialog).toHaveProperty('closedBy', 'any');
      await expect(dialog).toHaveAccessibleName('Comprehensive insurance');
      await waitFor(() => expect(within(dialog).getByRole('heading', { level: 2 })).toHaveFocus());
      await close(dialog);
      await waitFor(() => expect(dialog.open).toBe(false));
      await expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus();
      await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(times + 1));
    }
    // Leaves the dialog open, so that axe checks it.
    await openDialog();
  },
};

/** Long content scrolls, and the close button stays visible. */
export const LongContent: StoryObj<typeof Dialog> = {
  args: {
    title: `Comprehensive insurance for ${longWord}`,
    children: <RichText html={safeHtml(featuresHtml.repeat(8))} />,
  },
  play: async () => {
    const dialog = await openDialog();
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    // The page behind the dialog must not scroll.
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
    dialog.scrollTop = dialog.scrollHeight;
    const { top } = dialog.getBoundingClientRect();
    await expect(closeButton().getBoundingClientRect().top).toBeGreaterThanOrEqual(top);
  },
};
