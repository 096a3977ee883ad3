'use client';

import Alert, { type AlertProps, alertClasses } from '@mui/material/Alert';
import { useThemeProps } from '@mui/material/styles';
import type { ComponentType } from 'react';
import { styled } from '../../theme/styled.ts';
import { Icon } from '../Icon/Icon.tsx';

const icons = { success: 'circle-check', error: 'circle-alert', info: 'info' } as const;

/** The kind of message: something succeeded, failed, or is information. */
export type MessageTone = keyof typeof icons;

const Root = styled(Alert, { name: 'KitMessage', slot: 'Root' })<{
  readonly severity: MessageTone;
}>(({ theme, severity }) => ({
  alignItems: 'flex-start',
  gap: 14,
  minWidth: 0,
  padding: '14px 20px 14px 18px',
  border: 0,
  borderInlineStart: `6px solid ${theme.vars.palette.roles[severity]}`,
  background: theme.vars.palette.roles[`${severity}Surface`],
  color: theme.vars.palette.roles.ink,
  overflowWrap: 'anywhere',
  transition: 'none',
  [`& > .${alertClasses.icon}`]: {
    flex: 'none',
    margin: '0.2em 0 0',
    padding: 0,
    fontSize: 'inherit',
    color: theme.vars.palette.roles[severity],
    opacity: 1,
  },
  [`& > .${alertClasses.message}`]: { flex: 1, padding: 0, overflow: 'visible' },
  '@media (forced-colors: active)': { border: '1px solid', borderInlineStartWidth: 6 },
}));

/** The props of MUI's `Alert`, with `tone` instead of `severity`, `color` and `icon`. */
export interface MessageProps
  extends Omit<AlertProps, 'severity' | 'color' | 'variant' | 'icon' | 'iconMapping' | 'role'> {
  readonly tone: MessageTone;
  /**
   * `alert` interrupts a screen reader, `status` waits; `group` is for a message that takes the
   * focus. None for a message that is there from the start.
   */
  readonly role?: 'alert' | 'status' | 'group' | undefined;
  /** True to fill a row of a form's grid. */
  readonly 'data-wide'?: boolean | undefined;
}

/** A text with an icon, so that its kind does not depend on colour alone: MUI's `Alert`. */
export const Message = (props: MessageProps) => {
  const { tone, role, slotProps, ...root } = useThemeProps({ props, name: 'KitMessage' });
  return (
    <Root
      square
      {...root}
      severity={tone}
      icon={<Icon name={icons[tone]} />}
      // Without these MUI writes a style attribute, and every message is an alert.
      slotProps={{ ...slotProps, root: { variant: 'outlined', role, ...slotProps?.root } }}
      data-tone={tone}
    />
  );
};

/** A message in the corner of the window: its text, then the buttons that act on it or close it. */
export const FloatingMessage: ComponentType<MessageProps> = styled(Message, {
  name: 'KitMessage',
  slot: 'FloatingMessage',
})(({ theme }) => ({
  width: `min(26rem, 100vw - 2 * ${theme.layout.gutter})`,
  [`& > .${alertClasses.message}`]: { display: 'flex', alignItems: 'flex-start', gap: 12 },
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
}));
