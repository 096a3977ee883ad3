'use client';

import { useKit } from '../../KitProvider.tsx';
import { styled } from '../../theme/styled.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Message } from '../Message/Message.tsx';

export interface ConnectionNoticeProps {
  /** That there is no connection, and what to do. */
  readonly text: string;
  readonly onClose: () => void;
}

const Card = styled(Message)(({ theme }) => ({
  position: 'fixed',
  insetBlockStart: 20,
  insetInlineEnd: 16,
  zIndex: theme.zIndex.snackbar,
  width: 'min(26rem, 100vw - 32px)',
  boxShadow: theme.layout.floatingShadow,
  '& > div': { display: 'flex', alignItems: 'flex-start', gap: 12 },
  '& p': { flex: 1, minWidth: 0 },
  '& button': {
    flex: 'none',
    minWidth: 32,
    minHeight: 32,
    padding: 4,
    marginBlock: -3,
    border: 0,
    borderRadius: theme.shape.borderRadius,
    background: 'none',
    cursor: 'pointer',
  },
  '& button:hover': { background: 'rgb(0 0 0 / 0.08)' },
  '& button svg': { display: 'block', margin: 'auto' },
  '@media print': { display: 'none' },
}));

/**
 * Says that there is no connection, in the corner where messages appear. It stays until it is closed
 * or no longer true, and fetches nothing, for nothing could be fetched.
 */
export const ConnectionNotice = ({ text, onClose }: ConnectionNoticeProps) => {
  const { words } = useKit();
  return (
    <Card tone="error" role="alert">
      <p>{text}</p>
      <button type="button" aria-label={words.close} onClick={onClose}>
        <Icon name="x" />
      </button>
    </Card>
  );
};
