'use client';

import { styled } from '@mui/material/styles';
import type { ChangeEventHandler, ComponentProps, FocusEventHandler, Ref } from 'react';
import { type SlotAttributes, slotAttributes, useNamedProps } from '../../kit-props.ts';
import { Field, type ReadyFieldProps } from '../Field/Field.tsx';
import { TextArea, TextInput } from '../Field/TextInput.tsx';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Other attributes of the input are its slot's: `slotProps.control`. */
export interface TextFieldProps
  extends ReadyFieldProps,
    Pick<
      ComponentProps<'input'>,
      | 'autoComplete'
      | 'defaultValue'
      | 'disabled'
      | 'inputMode'
      | 'maxLength'
      | 'placeholder'
      | 'value'
    > {
  readonly type?: 'text' | 'email' | 'search' | 'tel' | 'url' | 'number' | 'date' | undefined;
  /**
   * The number of lines at first; if given, several lines can be typed, and it grows in browsers
   * with `field-sizing`.
   */
  readonly rows?: number | undefined;
  /** MUI's name for the same. */
  readonly minRows?: number | undefined;
  /** MUI's way to ask for several lines: three where `rows` names no number. */
  readonly multiline?: boolean | undefined;
  readonly inputRef?: Ref<HTMLInputElement> | Ref<HTMLTextAreaElement> | undefined;
  readonly onChange?: ChangeEventHandler<TextControl> | undefined;
  readonly onFocus?: FocusEventHandler<TextControl> | undefined;
  readonly onBlur?: FocusEventHandler<TextControl> | undefined;
}

const Root = styled(Field, { name: 'KitTextField', slot: 'Root' })({});

/**
 * One or several lines of text, with label, hint and error. Uncontrolled by default, so that it
 * also keeps what is typed before React starts; `value` and `onChange` control it, as with any
 * input. MUI's `error` with `helperText`, `multiline` and `inputRef` mean what they mean there.
 */
export const TextField = (props: TextFieldProps) => {
  const {
    name,
    type,
    multiline = false,
    minRows = multiline ? 3 : undefined,
    rows = minRows,
    inputRef,
    autoComplete,
    defaultValue,
    disabled,
    inputMode,
    maxLength,
    placeholder,
    value,
    onChange,
    onFocus,
    onBlur,
    slotProps,
    ...root
  } = useNamedProps('KitTextField', props);
  const text = {
    name,
    autoComplete,
    defaultValue,
    disabled,
    inputMode,
    maxLength,
    placeholder,
    value,
    onChange,
    onFocus,
    onBlur,
  };
  const attributes: SlotAttributes = {
    ...(inputRef && { ref: inputRef }),
    ...slotAttributes(slotProps?.control, props),
  };
  return (
    <Root {...root} slotProps={slotProps}>
      {(control) =>
        rows === undefined ? (
          <TextInput {...control} {...text} type={type} {...attributes} />
        ) : (
          <TextArea {...control} {...text} rows={rows} {...attributes} />
        )
      }
    </Root>
  );
};
