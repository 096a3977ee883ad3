'use client';

import FormControl from '@mui/material/FormControl';
import { styled } from '@mui/material/styles';
import phoneMetadata from 'libphonenumber-js/min/metadata';
import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import PhoneInput from 'react-phone-number-input/core';
import { useNamedProps } from '../../kit-props.ts';
import * as phone from '../../reading/phone.ts';
import { afterPress, Field, type FieldProps, type ReadyFieldProps } from '../Field/Field.tsx';
import { Select, TextInput } from '../Field/inputs.tsx';

export interface PhoneFieldProps
  extends Omit<ReadyFieldProps, 'label' | 'helperText' | 'valid' | 'slotProps'> {
  readonly slotProps?: FieldProps['slotProps'];
  readonly model: phone.PhoneModel;
  readonly label?: ReactNode;
  /** Autofill token; default: `tel`. */
  readonly autoComplete?: string | undefined;
  readonly defaultValue?: string | undefined;
  /** Error from the form. A valid number hides it, and the field's own error replaces it. */
  readonly error?: string | undefined;
}

const Root = styled(Field, { name: 'KitPhoneField', slot: 'Root' })({});

const Row = styled('div', { name: 'KitPhoneField', slot: 'Row' })({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '& > *': { flex: '3 1 clamp(9rem, (22rem - 100%) * 999, 13rem)', minWidth: 0 },
  '& > :first-of-type': { flex: '1 1 10.25rem' },
});

/** Replaces the library's container, because `Row` lays out the country and the number. */
const WithoutElement = ({ children }: { readonly children: ReactNode }) => children;

interface CountrySelectProps extends Pick<ComponentProps<'select'>, 'onFocus' | 'onBlur'> {
  readonly value?: string;
  readonly options: readonly { readonly value?: string; readonly label: string }[];
  readonly onChange: (country: string) => void;
  readonly label: string;
  /** Whether to offer all countries. Without a script only the company's country is offered. */
  readonly offersAll: boolean;
}

/** A `select` for the country. The library's own select would load flags from a third party. */
const CountrySelect = (props: CountrySelectProps) => (
  <FormControl>
    <Select
      aria-label={props.label}
      value={props.value}
      onFocus={props.onFocus}
      onBlur={props.onBlur}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    >
      {props.options.map(
        ({ value, label }) =>
          (props.offersAll || value === props.value) && (
            <option key={value} value={value}>
              {label}
            </option>
          ),
      )}
    </Select>
  </FormControl>
);

interface NumberInputProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  readonly onChange?: (event: FormEvent<HTMLInputElement>) => void;
  /** Text to show instead of the library's formatted number. */
  readonly typed: string | undefined;
  readonly onTyped: (text: string | undefined) => void;
}

/**
 * The library keeps only digits and `+`, so text with more than a number (`ext 5`) bypasses it, and
 * so does text that an input method is composing. All other text: a leading `00` becomes `+`.
 */
const NumberInput = ({
  typed,
  onTyped,
  value,
  onChange,
  onKeyDown,
  ...input
}: NumberInputProps) => {
  const handleText = (event: FormEvent<HTMLInputElement>) => {
    const field = event.currentTarget;
    const plain = phone.plainPhone(field.value);
    const isComposing = event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing;
    if (isComposing || phone.isMoreThanNumber(plain)) return onTyped(field.value);
    onTyped(undefined);
    if (plain !== field.value) field.value = plain;
    onChange?.(event);
  };
  return (
    <TextInput
      {...input}
      value={typed ?? value}
      onChange={handleText}
      onCompositionEnd={handleText}
      // The library's handler of Backspace and Delete only works for a formatted number.
      onKeyDown={typed === undefined ? onKeyDown : undefined}
    />
  );
};

/** A phone number and its country (§5.1): formatted while typing; if valid, sent as E.164. */
export const PhoneField = (props: PhoneFieldProps) => {
  const {
    name,
    model,
    label = model.label,
    autoComplete = 'tel',
    defaultValue = '',
    error,
    ...field
  } = useNamedProps('KitPhoneField', props);
  const { defaultCountry, locale } = model;
  const root = useRef<HTMLDivElement>(null);
  const [initial] = useState(() => phone.readPhone(defaultValue, defaultCountry));
  const initialNumber = initial && !phone.isMoreThanNumber(initial) ? initial : '';
  const [typed, setTyped] = useState(initialNumber === '' ? defaultValue || undefined : undefined);
  const [number, setNumber] = useState(initialNumber);
  const [country, setCountry] = useState(defaultCountry);
  const [isStarted, setStarted] = useState(false);
  const [wasBlurred, setWasBlurred] = useState(false);
  const labels = useMemo(() => phone.countryNames(locale), [locale]);

  // Keeps a number that was typed before React started.
  useEffect(() => {
    const input = root.current?.querySelector('input');
    if (input && input.value !== input.defaultValue) setTyped(input.value);
    setStarted(true);
  }, []);

  const text = typed ?? number;
  const valid = isStarted ? phone.readPhone(text, country) : undefined;
  const problem = valid || !wasBlurred || text === '' ? undefined : phone.phoneError(text, model);

  return (
    <Root
      {...field}
      label={label}
      announced={valid !== undefined || problem !== undefined || error === undefined}
      error={valid ? undefined : (problem ?? error)}
      valid={valid && model.valid}
    >
      {(control) => (
        <Row
          className="KitPhoneField-row"
          ref={root}
          onFocus={() => setWasBlurred(false)}
          onBlur={({ relatedTarget }) => {
            if (!root.current?.contains(relatedTarget)) afterPress(() => setWasBlurred(true));
          }}
        >
          <PhoneInput
            {...control}
            {...(!isStarted && { name })}
            metadata={phoneMetadata}
            {...(phone.isPhoneCountry(defaultCountry) && { defaultCountry })}
            {...(initialNumber !== '' && { value: initialNumber })}
            onChange={(e164) => setNumber(e164 ?? '')}
            onCountryChange={(selected) => setCountry(selected ?? defaultCountry)}
            locales={locale}
            labels={labels}
            addInternationalOption={false}
            initialValueFormat="national"
            autoComplete={autoComplete}
            placeholder={
              country === defaultCountry ? model.placeholder : phone.callingCode(country)
            }
            inputComponent={NumberInput}
            numberInputProps={{ typed, onTyped: setTyped }}
            countrySelectComponent={CountrySelect}
            countrySelectProps={{ label: model.country, offersAll: isStarted }}
            // Keeps focus in the select when a visitor types a letter to find a country.
            focusInputOnCountrySelection={false}
            containerComponent={WithoutElement}
          />
          {isStarted && <input type="hidden" name={name} value={valid ?? text} />}
        </Row>
      )}
    </Root>
  );
};
