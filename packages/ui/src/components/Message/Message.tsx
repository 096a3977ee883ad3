'use client';

import type { Theme } from '@mui/material/styles';
import type { ReactNode, Ref } from 'react';
import { styled } from '../../theme/styled.ts';
import { Icon } from '../Icon/Icon.tsx';

const icons = { success: 'circle-check', error: 'circle-alert', info: 'info' } as const;

/** What a message tells: something went well, went wrong, or is good to know. */
export type MessageTone = keyof typeof icons;

const toneLooks = ({ roles }: Theme['vars']['palette']) =>
  Object.fromEntries(
    (['success', 'error', 'info'] as const).map((tone) => [
      `&[data-tone="${tone}"]`,
      {
        background: roles[`${tone}Ground`],
        borderColor: roles[tone],
        '& > svg': { color: roles[tone] },
      },
    ]),
  );

const Root = styled('div', { name: 'KitMessage', slot: 'Root' })(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'flex-start',
  gap: 14,
  minWidth: 0,
  padding: '14px 20px 14px 18px',
  borderInlineStart: '6px solid',
  color: theme.vars.palette.roles.ink,
  overflowWrap: 'anywhere',
  '& > svg': { flex: 'none', marginBlockStart: '0.2em' },
  '& > div': { flex: 1, minWidth: 0 },
  ...toneLooks(theme.vars.palette),
  '@media (forced-colors: active)': { border: '1px solid', borderInlineStartWidth: 6 },
}));

export interface MessageProps {
  readonly id?: string | undefined;
  readonly tone: MessageTone;
  /** `alert` interrupts, `status` waits its turn; none where the message stands from the start. */
  readonly role?: 'alert' | 'status' | undefined;
  readonly tabIndex?: -1 | undefined;
  readonly 'aria-labelledby'?: string | undefined;
  /** Takes the whole row of a form's grid. */
  readonly 'data-wide'?: boolean | undefined;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLDivElement> | undefined;
  readonly children: ReactNode;
}

/** Words on how something went, with an icon, so that colour never speaks alone. */
export const Message = ({ tone, children, ...root }: MessageProps) => (
  <Root {...root} data-tone={tone}>
    <Icon name={icons[tone]} />
    <div>{children}</div>
  </Root>
);

/** A message in the window's corner: its words, then the buttons that answer or close it. */
export const FloatingMessage = styled(Message, { name: 'KitMessage', slot: 'FloatingMessage' })(
  ({ theme }) => ({
    width: 'min(26rem, 100vw - 32px)',
    boxShadow: theme.layout.floatingShadow,
    '& > div': { display: 'flex', alignItems: 'flex-start', gap: 12 },
    '& p': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
    '& button': {
      flex: 'none',
      minWidth: 32,
      minHeight: 32,
      padding: 4,
      marginBlock: -3,
      border: 0,
      borderRadius: theme.shape.borderRadius,
      background: 'none',
      fontWeight: 600,
      cursor: 'pointer',
    },
    '& button:hover': { background: 'rgb(0 0 0 / 0.08)' },
    '& button svg': { display: 'block', margin: 'auto' },
  }),
);
