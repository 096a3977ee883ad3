'use client';

import { useKit } from '../../KitProvider.tsx';
import { styled } from '../../theme/styled.ts';
import { Icon } from '../Icon/Icon.tsx';
import { FloatingMessage } from '../Message/Message.tsx';

export interface ConnectionNoticeProps {
  /** That there is no connection, and what to do. */
  readonly text: string;
  readonly onClose: () => void;
}

const Card = styled(FloatingMessage)(({ theme }) => ({
  position: 'fixed',
  insetBlockStart: 20,
  insetInlineEnd: 16,
  zIndex: theme.zIndex.snackbar,
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
