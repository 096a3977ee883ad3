import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { englishLabels } from '../../labels.ts';
import { opensDialog } from '../../page/dialogs.ts';
import { usage } from '../../stories/story.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Toasts } from './Toasts.tsx';

const putBack = fn();
const failure = { severity: 'error', message: 'Failed to send message. Try again.' } as const;

export default {
  title: 'Feedback/Toasts',
  component: Toasts,
  tags: ['needs-script'],
  parameters: usage({
    when: 'The result of an action, if its form or button is gone or out of view.',
    not: 'For messages that must be read (a toast disappears after 5 s), or that concern a field.',
    accessibility:
      'A success is announced politely (`status`), a failure at once (`alert`); both can be closed and reached by keyboard.',
    limits: 'One sentence, one action at most. Add messages to `toasts`, but remove none.',
    focus: ['button', 'dialog'],
    ownWindow: 360,
  }),
} satisfies Meta<typeof Toasts>;

/** A success is at the top right, below the header. Screen readers announce it politely (§4.9). */
export const Success: StoryObj<typeof Toasts> = {
  args: { toasts: [{ severity: 'success', message: 'Message sent successfully!' }] },
  play: async () => {
    const words = await within(screen.getByRole('status')).findByText(/sent successfully/);
    await expect(screen.queryByRole('alert')).toBeNull();
    const toast = words.closest('.MuiAlert-root');
    await waitFor(() => {
      const { top = 0, right = 0 } = toast?.getBoundingClientRect() ?? {};
      expect(top).toBeGreaterThanOrEqual(44 + 68);
      expect(top).toBeLessThan(160);
      expect(innerWidth - right).toBeLessThanOrEqual(80);
    });
  },
};

/** Screen readers announce an error at once. The action button closes the toast (§4.9). */
export const Failure: StoryObj<typeof Toasts> = {
  args: { toasts: [{ ...failure, action: { label: 'Put it back', onSelect: putBack } }] },
  play: async () => {
    const toast = await screen.findByRole('alert');
    await userEvent.click(within(toast).getByRole('button', { name: 'Put it back' }));
    await expect(putBack).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  },
};

/** An error is above an open dialog, and stays when the dialog closes. */
export const OverADialog: StoryObj<typeof Toasts> = {
  args: { toasts: [failure] },
  render: (args) => (
    <>
      <Dialog id="over" title="How are we doing?">
        <p>Tell us.</p>
      </Dialog>
      <Button {...opensDialog('over')}>Feedback</Button>
      <Toasts {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Feedback' }));
    const dialog = await canvas.findByRole<HTMLDialogElement>('dialog');
    const toast = await within(dialog).findByRole('alert');
    await waitFor(() => {
      const { left, top, width, height } = toast.getBoundingClientRect();
      const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
      expect(toast.contains(onTop)).toBe(true);
    });
    dialog.close();
    await userEvent.click(await screen.findByRole('button', { name: englishLabels.close }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  },
};
