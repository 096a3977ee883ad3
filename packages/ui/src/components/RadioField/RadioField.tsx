'use client';

import { useThemeProps } from '@mui/material/styles';
import type { ChangeEventHandler } from 'react';
import { styled } from '../../theme/styled.ts';
import { type OptionModel, optionOf } from '../ChoiceField/ChoiceField.tsx';
import { Field, type ReadyFieldProps } from '../Field/Field.tsx';
import { Tick } from '../Field/Tick.tsx';

export interface RadioFieldProps extends ReadyFieldProps<'tick'> {
  readonly options: readonly OptionModel[];
  /** The value that is chosen at first. */
  readonly defaultValue?: string | undefined;
  readonly onChange?: ChangeEventHandler<HTMLInputElement> | undefined;
}

const Root = styled(Field, { name: 'KitRadioField', slot: 'Root' })({});

const Options = styled('div', { name: 'KitRadioField', slot: 'Options' })({
  display: 'grid',
  gap: 10,
});

/**
 * The browser's radio buttons in a group, with label, hint and error. Its `id` is given to the
 * first button, to which an error summary links.
 */
export const RadioField = (props: RadioFieldProps) => {
  const { name, options, defaultValue, onChange, slotProps, ...root } = useThemeProps({
    props,
    name: 'KitRadioField',
  });
  return (
    <Root {...root} slotProps={slotProps} group>
      {(control) => (
        <Options>
          {options.map(optionOf).map((option, index) => (
            <Tick
              key={option.value}
              {...(index === 0 && control)}
              {...slotProps?.control}
              root={slotProps?.tick}
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={option.value === defaultValue}
              onChange={onChange}
              label={option.label}
            />
          ))}
        </Options>
      )}
    </Root>
  );
};
