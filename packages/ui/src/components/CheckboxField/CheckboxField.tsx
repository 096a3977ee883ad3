'use client';

import { useThemeProps } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { slotAttributes } from '../../kit-props.ts';
import { styled } from '../../theme/styled.ts';
import { Field, type ReadyFieldProps } from '../Field/Field.tsx';
import { Tick } from '../Field/Tick.tsx';

/** Other attributes of the input are its slot's: `slotProps.control`. */
export interface CheckboxFieldProps
  extends ReadyFieldProps<'tick'>,
    Pick<
      ComponentProps<'input'>,
      'checked' | 'defaultChecked' | 'onBlur' | 'onChange' | 'onFocus'
    > {
  /** What a form sends if it is ticked; 'on' by default. */
  readonly value?: string | undefined;
}

const Root = styled(Field, { name: 'KitCheckboxField', slot: 'Root' })({});

/**
 * The browser's checkbox with its label beside it, which may contain links, and its error below.
 */
export const CheckboxField = (props: CheckboxFieldProps) => {
  const {
    name,
    label,
    value,
    checked,
    defaultChecked,
    onBlur,
    onChange,
    onFocus,
    slotProps,
    ...root
  } = useThemeProps({ props, name: 'KitCheckboxField' });
  const box = { name, value, checked, defaultChecked, onBlur, onChange, onFocus };
  return (
    <Root {...root} slotProps={slotProps}>
      {(control) => (
        <Tick
          {...control}
          {...box}
          {...slotAttributes(slotProps?.control, props)}
          root={slotAttributes(slotProps?.tick, props)}
          label={
            <>
              {label}
              {root.required && ` (${root.required})`}
            </>
          }
        />
      )}
    </Root>
  );
};
