'use client';

import FormControl from '@mui/material/FormControl';
import type { ComponentProps } from 'react';
import { Select } from '../Field/Select.tsx';
import type { CountryCode } from './phone-model.ts';

interface CountrySelectProps
  extends Pick<ComponentProps<'select'>, 'aria-label' | 'onFocus' | 'onBlur'> {
  readonly value?: CountryCode;
  /** The countries by code and name. */
  readonly options: readonly { readonly value?: CountryCode; readonly label: string }[];
  readonly onChange: (country: CountryCode) => void;
  /** Whether all countries can be chosen: without a script only the company's own. */
  readonly isWhole: boolean;
}

/** The country of a number. The library's own select loads flags from a third party. */
export const CountrySelect = ({
  value,
  options,
  onChange,
  onFocus,
  onBlur,
  'aria-label': label,
  isWhole,
}: CountrySelectProps) => (
  <FormControl>
    <Select
      aria-label={label}
      value={value}
      onFocus={onFocus}
      onBlur={onBlur}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      {options
        .filter((option) => isWhole || option.value === value)
        .map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
    </Select>
  </FormControl>
);
