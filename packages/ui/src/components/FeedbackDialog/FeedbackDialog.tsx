'use client';

import { useThemeProps } from '@mui/material/styles';
import { styled } from '../../theme/styled.ts';
import { Dialog, type DialogProps } from '../Dialog/Dialog.tsx';
import { FeedbackForm, type FeedbackFormOwnProps } from '../FeedbackForm/FeedbackForm.tsx';

const Root = styled(Dialog, { name: 'KitFeedbackDialog', slot: 'Root' })({});

type FormOwn = Omit<FeedbackFormOwnProps, 'answer'>;

/** Props that are not the form's go to the dialog. */
export interface FeedbackDialogProps
  extends FormOwn,
    Omit<DialogProps, keyof FormOwn | 'title' | 'children'> {}

/** The feedback form (§4.5) in a dialog. The code that opens it must reset the form. */
export const FeedbackDialog = (props: FeedbackDialogProps) => {
  const { model, action, onSend, state, ...dialog } = useThemeProps({
    props,
    name: 'KitFeedbackDialog',
  });
  return (
    <Root {...dialog} title={model.title}>
      <FeedbackForm model={model} action={action} onSend={onSend} state={state} />
    </Root>
  );
};
