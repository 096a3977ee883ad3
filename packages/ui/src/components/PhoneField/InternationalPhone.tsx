'use client';

import { type ChangeEvent, type ComponentProps, type ReactNode, useMemo, useState } from 'react';
import PhoneInput, { getCountries, getCountryCallingCode } from 'react-phone-number-input/core';
import type { FieldControl } from '../Field/Field.tsx';
import { TextInput } from '../Field/TextInput.tsx';
import { type CountryOption, CountrySelect } from './CountrySelect.tsx';
import { isPhoneCountry, phoneMetadata } from './phone-checks.ts';
import type { CountryCode, PhoneModel } from './phone-model.ts';
import { isMoreThanNumber, plainPhone } from './written-phone.ts';

export interface InternationalPhoneProps {
  readonly control: FieldControl;
  readonly model: PhoneModel;
  readonly state: 'valid' | 'invalid' | undefined;
  /** The country that is chosen at first. */
  readonly country: CountryCode;
  /** As E.164 writes it, or a text that is more than a number; empty for none. */
  readonly number: string;
  readonly onChange: (number: string) => void;
  readonly onCountry: (country: CountryCode | undefined) => void;
}

/** Adds no element: country and number are cells of the field's row. */
const Bare = ({ children }: { readonly children: ReactNode }) => children;

interface NumberInputProps extends ComponentProps<'input'> {
  /** A text that is more than a number. */
  readonly written: string | undefined;
  readonly onWritten: (text: string) => void;
}

/**
 * The library takes every character but digits out of its input. Here `00` becomes `+` before that,
 * and a text with an extension or other words stays as it is written.
 */
const NumberInput = ({ written, onWritten, onChange, ...input }: NumberInputProps) => {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const field = event.currentTarget;
    const plain = plainPhone(field.value);
    if (isMoreThanNumber(plain)) {
      onWritten(field.value);
      return;
    }
    if (plain !== field.value) field.value = plain;
    onChange?.(event);
  };
  return (
    <TextInput {...input} {...(written !== undefined && { value: written })} onChange={change} />
  );
};

/** The names of all countries with a calling code, in a language. */
const countryLabels = (locale: string): Readonly<Record<string, string>> => {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return Object.fromEntries(
    getCountries(phoneMetadata).map((country) => [country, names.of(country) ?? country]),
  );
};

/** All countries with a calling code, by name. */
export const countriesByName = (locale: string): readonly CountryOption[] =>
  Object.entries(countryLabels(locale))
    .map(([value, label]) => ({ value, label }))
    .sort((one, other) => one.label.localeCompare(other.label, locale));

/** A phone number that is formatted as it is typed, and the country that it belongs to. */
export const InternationalPhone = ({
  control,
  model,
  state,
  country: chosen,
  number,
  onChange,
  onCountry,
}: InternationalPhoneProps) => {
  const [first] = useState(chosen);
  const [country, setCountry] = useState<string | undefined>(first);
  const labels = useMemo(
    () => ({ ...countryLabels(model.locale), country: model.country }),
    [model],
  );
  const written = isMoreThanNumber(number) ? number : undefined;
  const example =
    country === undefined || country === model.defaultCountry || !isPhoneCountry(country)
      ? model.placeholder
      : `+${getCountryCallingCode(country, phoneMetadata)}`;
  return (
    <PhoneInput
      {...control}
      metadata={phoneMetadata}
      {...(isPhoneCountry(first) && { defaultCountry: first })}
      {...(number !== '' && written === undefined && { value: number })}
      onChange={(value) => onChange(value ?? '')}
      onCountryChange={(found) => {
        setCountry(found);
        onCountry(found);
      }}
      locales={model.locale}
      labels={labels}
      addInternationalOption={false}
      initialValueFormat="national"
      autoComplete="tel"
      placeholder={example}
      inputComponent={NumberInput}
      numberInputProps={{ 'data-state': state, written, onWritten: onChange }}
      countrySelectComponent={CountrySelect}
      // Otherwise the first letter typed to find a country would move focus out of the list.
      focusInputOnCountrySelection={false}
      countrySelectProps={{ 'aria-label': model.country }}
      containerComponent={Bare}
    />
  );
};
