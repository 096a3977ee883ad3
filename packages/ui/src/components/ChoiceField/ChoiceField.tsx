'use client';

import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { slotAttributes, useNamedProps } from '../../kit-props.ts';
import { controlOf, Field, type ReadyFieldProps } from '../Field/Field.tsx';
import { Select } from '../Field/inputs.tsx';

export interface ChoiceFieldProps
  extends ReadyFieldProps,
    Pick<
      ComponentProps<'select'>,
      'autoComplete' | 'defaultValue' | 'value' | 'onChange' | 'onFocus' | 'onBlur'
    > {
  /** Each option is both value and label. */
  readonly options: readonly string[];
  /** Label of an empty first option, such as 'Select an option'. */
  readonly choose?: string | undefined;
}

const Root = styled(Field, { name: 'KitChoiceField', slot: 'Root' })({});

/** The browser's select, with label, hint and error. */
export const ChoiceField = (props: ChoiceFieldProps) => {
  const { options, choose, slotProps, ...named } = useNamedProps('KitChoiceField', props);
  const [choice, field] = controlOf(named);
  return (
    <Root {...field} slotProps={slotProps}>
      {(control) => (
        <Select {...control} {...choice} {...slotAttributes(slotProps?.control, props)}>
          {choose !== undefined && <option value="">{choose}</option>}
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </Select>
      )}
    </Root>
  );
};
