'use client';

import { styled } from '@mui/material/styles';
import { Button } from '../Button/Button.tsx';

/** As wide as the longer of two labels, so that the button's width does not change. */
const Label = styled('span')({
  display: 'grid',
  '&::after': { content: 'attr(data-other)', height: 0, visibility: 'hidden' },
});

interface SendButtonProps {
  /** The button's labels. */
  readonly model: { readonly send: string; readonly sending: string };
  /** While the form is being sent it cannot be sent again. */
  readonly isSending: boolean;
}

export const SendButton = ({ model, isSending }: SendButtonProps) => (
  <Button type="submit" aria-disabled={isSending || undefined}>
    <Label data-other={isSending ? model.send : model.sending}>
      {isSending ? model.sending : model.send}
    </Label>
  </Button>
);
