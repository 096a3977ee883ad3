'use client';

import { styled } from '@mui/material/styles';
import type { ChangeEventHandler, ComponentProps, FocusEventHandler, Ref } from 'react';
import { type SlotAttributes, slotAttributes, useNamedProps } from '../../kit-props.ts';
import { type ControlName, controlOf, Field, type ReadyFieldProps } from '../Field/Field.tsx';
import { TextArea, TextInput } from '../Field/inputs.tsx';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Pass other attributes of the input as `slotProps.control`. */
export interface TextFieldProps
  extends ReadyFieldProps,
    Pick<
      ComponentProps<'input'>,
      Exclude<ControlName, 'type' | 'checked' | 'defaultChecked' | `on${string}` | 'name'>
    > {
  readonly type?: 'text' | 'email' | 'search' | 'tel' | 'url' | 'number' | 'date' | undefined;
  /** Allows several lines. Sets the height in lines, unless the browser has `field-sizing`. */
  readonly minRows?: number | undefined;
  /** Allows several lines. `minRows` is then 3 by default. */
  readonly multiline?: boolean | undefined;
  readonly inputRef?: Ref<HTMLInputElement> | Ref<HTMLTextAreaElement> | undefined;
  readonly onChange?: ChangeEventHandler<TextControl> | undefined;
  readonly onFocus?: FocusEventHandler<TextControl> | undefined;
  readonly onBlur?: FocusEventHandler<TextControl> | undefined;
}

const Root = styled(Field, { name: 'KitTextField', slot: 'Root' })({});

/**
 * One or several lines of text. Uncontrolled by default, to keep text typed before React started.
 * `value`, `error`, `helperText`, `multiline` and `inputRef` work as in MUI.
 */
export const TextField = (props: TextFieldProps) => {
  const {
    multiline = false,
    minRows: rows = multiline ? 3 : undefined,
    inputRef,
    type,
    slotProps,
    ...named
  } = useNamedProps('KitTextField', props);
  const [input, field] = controlOf(named);
  const attributes: SlotAttributes = {
    ...(inputRef && { ref: inputRef }),
    ...slotAttributes(slotProps?.control, props),
  };
  return (
    <Root {...field} slotProps={slotProps}>
      {(control) =>
        rows === undefined ? (
          <TextInput {...control} {...input} type={type} {...attributes} />
        ) : (
          <TextArea {...control} {...input} rows={rows} {...attributes} />
        )
      }
    </Root>
  );
};
