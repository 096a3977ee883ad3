'use client';

import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { type ComponentProps, type ComponentType, useState } from 'react';
import { classNames } from '../../kit-props.ts';
import { Icon } from '../Icon/Icon.tsx';

/** A control's border, instead of MUI's, which has a notch for floating labels. */
const Border = styled('span', {
  name: 'KitField',
  slot: 'Border',
  // MUI passes props of the notch, which are not HTML attributes.
  shouldForwardProp: () => false,
})(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  border: `1px solid ${theme.vars.palette.roles.controlBorder}`,
  borderRadius: 'inherit',
  pointerEvents: 'none',
}));

const Control: ComponentType<OutlinedInputProps> = styled(
  ({ className, ...input }: OutlinedInputProps) => (
    <OutlinedInput
      slots={{ notchedOutline: Border }}
      className={classNames('KitField-control', className)}
      {...input}
    />
  ),
  { name: 'KitField', slot: 'Control' },
)({});

/** A single-line input (MUI's `OutlinedInput`). Its props go to the `input` element. */
export const TextInput = ({ ref, ...input }: ComponentProps<'input'>) => (
  <Control fullWidth inputRef={ref} slotProps={{ input }} />
);

const Chevron = ({ className }: { readonly className?: string }) => (
  <Icon name="chevron-down" className={className} />
);

/** The browser's select (MUI's `NativeSelect`). Its props go to the `select` element. */
export const Select = ({ ref, children, ...select }: ComponentProps<'select'>) => (
  <NativeSelect
    variant="outlined"
    input={<Control fullWidth />}
    IconComponent={Chevron}
    inputRef={ref}
    inputProps={{ 'aria-invalid': undefined, ...select }}
  >
    {children}
  </NativeSelect>
);

const TextAreaControl = styled(Control)({
  '& > textarea': { minHeight: '6.5em', resize: 'vertical', fieldSizing: 'content' },
});

/** The text that a visitor typed into a server-rendered text area before React started. */
const typedInto = (id: string | undefined): string | undefined => {
  if (typeof document === 'undefined') return undefined;
  const field = document.getElementById(id ?? '');
  return field instanceof HTMLTextAreaElement ? field.value : undefined;
};

/** A text area. Browsers with `field-sizing` fit its height to the text. Others use `rows`. */
export const TextArea = ({ ref, defaultValue, ...textarea }: ComponentProps<'textarea'>) => {
  // Hydration resets text areas (not other fields) to the text from the server.
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
