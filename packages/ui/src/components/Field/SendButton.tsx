'use client';

import { styled } from '@mui/material/styles';
import { Button } from '../Button/Button.tsx';

/** As wide as the longer label, so that the button keeps its width. */
const Label = styled('span')({
  display: 'grid',
  '&::after': { content: 'attr(data-other)', height: 0, visibility: 'hidden' },
});

interface SendButtonProps {
  readonly model: { readonly send: string; readonly sending: string };
  /** A form that is being sent cannot be sent again. */
  readonly isSending: boolean;
}

export const SendButton = ({ model, isSending }: SendButtonProps) => (
  <Button type="submit" aria-disabled={isSending || undefined}>
    <Label data-other={isSending ? model.send : model.sending}>
      {isSending ? model.sending : model.send}
    </Label>
  </Button>
);
