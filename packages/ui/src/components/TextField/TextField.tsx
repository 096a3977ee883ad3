'use client';

import { useThemeProps } from '@mui/material/styles';
import type { ChangeEventHandler, ComponentProps, FocusEventHandler } from 'react';
import { styled } from '../../theme/styled.ts';
import { Field, type ReadyFieldProps } from '../Field/Field.tsx';
import { TextArea, TextInput } from '../Field/TextInput.tsx';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Other attributes of the input are its slot's: `slotProps.control`. */
export interface TextFieldProps
  extends ReadyFieldProps,
    Pick<
      ComponentProps<'input'>,
      'autoComplete' | 'defaultValue' | 'inputMode' | 'maxLength' | 'placeholder' | 'value'
    > {
  readonly type?: 'text' | 'email' | 'search' | 'tel' | 'url' | 'number' | 'date' | undefined;
  /**
   * The number of lines at first; if given, several lines can be typed, and it grows in browsers
   * with `field-sizing`.
   */
  readonly rows?: number | undefined;
  readonly onChange?: ChangeEventHandler<TextControl> | undefined;
  readonly onFocus?: FocusEventHandler<TextControl> | undefined;
  readonly onBlur?: FocusEventHandler<TextControl> | undefined;
}

const Root = styled(Field, { name: 'KitTextField', slot: 'Root' })({});

/**
 * One or several lines of text, with label, hint and error. Uncontrolled by default, so that it
 * also keeps what is typed before React starts; `value` and `onChange` control it, as with any
 * input.
 */
export const TextField = (props: TextFieldProps) => {
  const {
    name,
    type,
    rows,
    autoComplete,
    defaultValue,
    inputMode,
    maxLength,
    placeholder,
    value,
    onChange,
    onFocus,
    onBlur,
    slotProps,
    ...root
  } = useThemeProps({ props, name: 'KitTextField' });
  const text = {
    name,
    autoComplete,
    defaultValue,
    inputMode,
    maxLength,
    placeholder,
    value,
    onChange,
    onFocus,
    onBlur,
  };
  return (
    <Root {...root} slotProps={slotProps}>
      {(control) =>
        rows === undefined ? (
          <TextInput {...control} {...text} type={type} {...slotProps?.control} />
        ) : (
          <TextArea {...control} {...text} rows={rows} {...slotProps?.control} />
        )
      }
    </Root>
  );
};
