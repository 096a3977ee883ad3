'use client';

import { Dialog } from '../Dialog/Dialog.tsx';
import { FeedbackForm, type FeedbackFormProps } from '../FeedbackForm/FeedbackForm.tsx';

export interface FeedbackDialogProps extends Omit<FeedbackFormProps, 'answer'> {
  /** Each opening starts with no stars, a score of 0 and no text (§4.5). */
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks for an opinion of the site (§4.5) in a dialog. */
export const FeedbackDialog = ({ open, onClose, ...form }: FeedbackDialogProps) => (
  <Dialog title={form.model.title} open={open} onClose={onClose}>
    <FeedbackForm {...form} />
  </Dialog>
);
