'use client';

import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { type ComponentProps, type ComponentType, useState } from 'react';
import { styled } from '../../theme/styled.ts';

/** The frame of what is typed or chosen in. */
export const Control: ComponentType<OutlinedInputProps> = styled(OutlinedInput, {
  name: 'KitField',
  slot: 'Control',
})({});

/** A line of text: MUI's `OutlinedInput`. What it is given goes to the input in it. */
export const TextInput = ({ ref, ...input }: ComponentProps<'input'>) => (
  <Control fullWidth inputRef={ref} slotProps={{ input }} />
);

/** As high as its rows, and growing with its text where the browser lets it: no script measures it. */
const TextAreaControl = styled(Control)({
  '& > textarea': { minHeight: '6.5em', resize: 'vertical', fieldSizing: 'content' },
});

/** What stands in a text area that came with the page, before React takes it over. */
const typedInto = (id: string | undefined): string | undefined => {
  if (typeof document === 'undefined') return undefined;
  const field = document.getElementById(id ?? '');
  return field instanceof HTMLTextAreaElement ? field.value : undefined;
};

/** Several lines of text; it grows where the browser lets it. */
export const TextArea = ({ ref, defaultValue, ...textarea }: ComponentProps<'textarea'>) => {
  // Of all fields React puts a text area alone back to the text that came with the page.
  const [initial] = useState(() => typedInto(textarea.id) ?? defaultValue);
  return (
    <TextAreaControl
      fullWidth
      multiline
      inputComponent="textarea"
      inputRef={ref}
      inputProps={{
        type: undefined,
        ...(textarea.value === undefined && { defaultValue: initial }),
        ...textarea,
      }}
    />
  );
};
