'use client';

import FormControl from '@mui/material/FormControl';
import type { ComponentProps } from 'react';
import { Select } from '../Field/Select.tsx';
import type { CountryCode } from './phone-model.ts';

/** A country of the select: its code and its name. */
export interface CountryOption {
  readonly value?: CountryCode;
  readonly label: string;
}

interface CountrySelectProps
  extends Pick<ComponentProps<'select'>, 'aria-label' | 'onFocus' | 'onBlur'> {
  readonly value?: CountryCode;
  readonly options: readonly CountryOption[];
  readonly onChange: (country: CountryCode) => void;
}

/** The country of a number. The library's own select loads flags from a third party. */
export const CountrySelect = ({
  value,
  options,
  onChange,
  onFocus,
  onBlur,
  'aria-label': label,
}: CountrySelectProps) => (
  <FormControl>
    <Select
      aria-label={label}
      value={value}
      onFocus={onFocus}
      onBlur={onBlur}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  </FormControl>
);
