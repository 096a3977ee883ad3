'use client';

import { Dialog, type DialogProps } from '../Dialog/Dialog.tsx';
import { FeedbackForm, type FeedbackFormOwnProps } from '../FeedbackForm/FeedbackForm.tsx';

export interface FeedbackDialogProps
  extends Omit<FeedbackFormOwnProps, 'answer'>,
    Pick<DialogProps, 'id' | 'onOpenChange'> {}

/** Asks for an opinion of the site (§4.5) in a dialog; whoever opens it resets its form. */
export const FeedbackDialog = ({ id, onOpenChange, ...form }: FeedbackDialogProps) => (
  <Dialog id={id} title={form.model.title} onOpenChange={onOpenChange}>
    <FeedbackForm {...form} />
  </Dialog>
);
