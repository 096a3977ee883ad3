'use client';

import NativeSelect from '@mui/material/NativeSelect';
import type { ComponentProps } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { Control } from './TextInput.tsx';

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
