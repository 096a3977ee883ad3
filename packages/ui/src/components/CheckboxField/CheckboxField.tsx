'use client';

import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { useKit } from '../../KitProvider.tsx';
import { slotWithClass, useNamedProps } from '../../kit-props.ts';
import { controlOf, Field, type ReadyFieldProps } from '../Field/Field.tsx';

/** Pass other attributes of the input as `slotProps.control`. */
export interface CheckboxFieldProps
  extends ReadyFieldProps<'tick'>,
    Pick<
      ComponentProps<'input'>,
      'checked' | 'defaultChecked' | 'onBlur' | 'onChange' | 'onFocus'
    > {
  /** Value that is sent if the box is ticked. Default: `on`. */
  readonly value?: string | undefined;
}

const Root = styled(Field, { name: 'KitCheckboxField', slot: 'Root' })({});

const Tick = styled(FormControlLabel, { name: 'KitField', slot: 'Tick' })(({ theme }) => ({
  display: 'flex',
  gap: 12,
  alignItems: 'flex-start',
  minWidth: 0,
  margin: 0,
  cursor: 'auto',
  '& > span': { minWidth: 0, overflowWrap: 'anywhere' },
  '& a': { color: theme.vars.palette.roles.brand },
}));

const Box = styled('input', { name: 'KitField', slot: 'Control' })(({ theme }) => ({
  flex: 'none',
  width: 24,
  height: 24,
  margin: '2px 0 0',
  accentColor: theme.vars.palette.roles.brand,
}));

/** A checkbox with label and error (MUI's `FormControlLabel`). Works without JavaScript. */
export const CheckboxField = (props: CheckboxFieldProps) => {
  const { label, slotProps, ...named } = useNamedProps('KitCheckboxField', props);
  const { labels } = useKit();
  const [box, field] = controlOf(named);
  return (
    <Root {...field} slotProps={slotProps}>
      {(control) => (
        <Tick
          {...slotWithClass('KitField-tick', slotProps?.tick, props)}
          disableTypography
          control={
            <Box
              {...control}
              {...box}
              {...slotWithClass('KitField-control', slotProps?.control, props)}
              type="checkbox"
            />
          }
          label={
            <span>
              {label}
              {field.required && ` (${labels.required})`}
            </span>
          }
        />
      )}
    </Root>
  );
};
