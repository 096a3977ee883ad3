'use client';

import FormControlLabel from '@mui/material/FormControlLabel';
import type { ComponentProps, ReactNode } from 'react';
import type { SlotAttributes } from '../../kit-props.ts';
import { styled } from '../../theme/styled.ts';

const Root = styled(FormControlLabel, { name: 'KitField', slot: 'Tick' })(({ theme }) => ({
  display: 'flex',
  gap: 12,
  alignItems: 'flex-start',
  minWidth: 0,
  margin: 0,
  cursor: 'auto',
  '& > span': { minWidth: 0, overflowWrap: 'anywhere' },
  '& a': { color: theme.vars.palette.roles.brand },
}));

const Box = styled('input', { target: 'KitField-control' })(({ theme }) => ({
  flex: 'none',
  width: 24,
  height: 24,
  margin: '2px 0 0',
  accentColor: theme.vars.palette.roles.brand,
}));

interface TickProps extends ComponentProps<'input'> {
  readonly label: ReactNode;
  /** Attributes of the element around box and label. */
  readonly root?: SlotAttributes | undefined;
}

/**
 * A checkbox with the label beside it: MUI's `FormControlLabel`. The box in it is the browser's own:
 * MUI's is drawn by React state, so it could not be ticked before React starts.
 */
export const Tick = ({ label, root, ...input }: TickProps) => (
  <Root
    {...root}
    disableTypography
    control={<Box {...input} type="checkbox" />}
    label={<span>{label}</span>}
  />
);
