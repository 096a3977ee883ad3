'use client';

import { useThemeProps } from '@mui/material/styles';
import { type ComponentProps, useId } from 'react';
import { styled } from '../../theme/styled.ts';
import { Field, type ReadyFieldProps } from '../Field/Field.tsx';
import { Select } from '../Field/Select.tsx';

/** One of several things to choose: words that are sent as they are, or a value and its words. */
export type OptionModel = string | { readonly value: string; readonly label: string };

/** An option's value and its words. */
export const optionOf = (option: OptionModel) =>
  typeof option === 'string' ? { value: option, label: option } : option;

export interface ChoiceFieldProps
  extends ReadyFieldProps,
    Pick<
      ComponentProps<'select'>,
      'autoComplete' | 'defaultValue' | 'value' | 'onChange' | 'onFocus' | 'onBlur'
    > {
  readonly options: readonly OptionModel[];
  /** What it shows before anything is chosen, which is sent as nothing: 'Select an option'. */
  readonly choose?: string | undefined;
}

const Root = styled(Field, { name: 'KitChoiceField', slot: 'Root' })({});

/** One of many options, from the browser's own list, with its label, hint and error. */
export const ChoiceField = (props: ChoiceFieldProps) => {
  const {
    id,
    name,
    options,
    choose,
    autoComplete,
    defaultValue,
    value,
    onChange,
    onFocus,
    onBlur,
    slotProps,
    ...root
  } = useThemeProps({ props, name: 'KitChoiceField' });
  const made = useId();
  const choice = { name, autoComplete, defaultValue, value, onChange, onFocus, onBlur };
  return (
    <Root {...root} slotProps={slotProps} id={id ?? made}>
      {(control) => (
        <Select {...control} {...choice} {...slotProps?.control}>
          {choose !== undefined && <option value="">{choose}</option>}
          {options.map(optionOf).map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </Root>
  );
};
