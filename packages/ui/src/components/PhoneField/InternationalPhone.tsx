'use client';

import { type ReactNode, useState } from 'react';
import PhoneInput, { getCountries, getCountryCallingCode } from 'react-phone-number-input/core';
import type { FieldControl } from '../Field/Field.tsx';
import { TextInput } from '../Field/TextInput.tsx';
import { type CountryOption, CountrySelect } from './CountrySelect.tsx';
import { isPhoneCountry, phoneMetadata } from './phone-metadata.ts';
import type { CountryCode, PhoneModel } from './phone-model.ts';

export interface InternationalPhoneProps {
  readonly control: FieldControl;
  readonly name: string;
  readonly model: PhoneModel;
  readonly state: 'valid' | 'invalid' | undefined;
  /** The country that is chosen at first. */
  readonly country: CountryCode;
  /** As E.164 writes it; empty for none. */
  readonly number: string;
  readonly onChange: (number: string) => void;
}

/** Adds no element: country and number are cells of the field's row. */
const Bare = ({ children }: { readonly children: ReactNode }) => children;

const labelsByLocale = new Map<string, Readonly<Record<string, string>>>();

/** The names of all countries with a calling code, in a language. */
const countryLabels = (locale: string): Readonly<Record<string, string>> => {
  const known = labelsByLocale.get(locale);
  if (known) return known;
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const labels = Object.fromEntries(
    getCountries(phoneMetadata).map((country) => [country, names.of(country) ?? country]),
  );
  labelsByLocale.set(locale, labels);
  return labels;
};

/** All countries with a calling code, by name. */
export const countriesByName = (locale: string): readonly CountryOption[] =>
  Object.entries(countryLabels(locale))
    .map(([value, label]) => ({ value, label }))
    .sort((one, other) => one.label.localeCompare(other.label, locale));

/** A phone number that is formatted as it is typed, and the country that it belongs to. */
export const InternationalPhone = ({
  control,
  name,
  model,
  state,
  country: first,
  number,
  onChange,
}: InternationalPhoneProps) => {
  const [country, setCountry] = useState<string | undefined>(first);
  const example =
    country === undefined || country === model.defaultCountry || !isPhoneCountry(country)
      ? model.placeholder
      : `+${getCountryCallingCode(country, phoneMetadata)}`;
  return (
    <>
      <PhoneInput
        {...control}
        metadata={phoneMetadata}
        {...(isPhoneCountry(first) && { defaultCountry: first })}
        {...(number !== '' && { value: number })}
        onChange={(value) => onChange(value ?? '')}
        onCountryChange={setCountry}
        locales={model.locale}
        labels={{ ...countryLabels(model.locale), country: model.country }}
        addInternationalOption={false}
        initialValueFormat="national"
        autoComplete="tel"
        placeholder={example}
        inputComponent={TextInput}
        numberInputProps={{ 'data-state': state }}
        countrySelectComponent={CountrySelect}
        // Otherwise the first letter typed to find a country would move focus out of the list.
        focusInputOnCountrySelection={false}
        countrySelectProps={{ 'aria-label': model.country }}
        containerComponent={Bare}
      />
      <input type="hidden" name={name} value={number} />
    </>
  );
};
