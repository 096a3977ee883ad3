'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNamedProps } from '../../kit-props.ts';
import { styled } from '../../theme/styled.ts';
import { afterPress } from '../Field/after-press.ts';
import { Field, type FieldProps, type ReadyFieldProps } from '../Field/Field.tsx';
import { TextInput } from '../Field/TextInput.tsx';
import { type CountryOption, CountrySelect } from './CountrySelect.tsx';
import type { CountryCode, PhoneModel } from './phone-model.ts';

/** The texts of the field are in `model`. */
export interface PhoneFieldProps
  extends Omit<ReadyFieldProps, 'label' | 'hint' | 'valid' | 'slotProps'> {
  readonly slotProps?: FieldProps['slotProps'];
  readonly model: PhoneModel;
  /** A number as typed, or as E.164 writes it. */
  readonly defaultValue?: string | undefined;
  /** An error found by the form; the field's own error about the number comes first. */
  readonly error?: string | undefined;
}

const Root = styled(Field, { name: 'KitPhoneField', slot: 'Root' })({});

/** The country beside the number, or above it if there is no room, as on most phones. */
const Row = styled('div', { name: 'KitPhoneField', slot: 'Row' })(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '& > *': { flex: '3 1 9rem', minWidth: 0 },
  '& > :first-of-type': { flex: '1 1 10.25rem' },
  [theme.breakpoints.down('sm')]: { '& > :last-of-type': { flexBasis: '13rem' } },
}));

type Parts = typeof import('./InternationalPhone.tsx') &
  Pick<typeof import('./phone-checks.ts'), 'checkPhone'>;

/** The loaded code, shared by all phone fields until the page is reloaded. */
let parts: Parts | undefined;

const loadParts = async (): Promise<Parts> => {
  const [{ InternationalPhone, countriesByName }, { checkPhone }] = await Promise.all([
    import('./InternationalPhone.tsx'),
    import('./phone-checks.ts'),
  ]);
  parts = { InternationalPhone, countriesByName, checkPhone };
  return parts;
};

const countryName = (locale: string, country: CountryCode): string =>
  new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country;

/**
 * A phone number with its country (§5.1). At first it is a plain input beside the company's country.
 * When the checks have loaded, the select has all countries; when nobody is typing in it, or another
 * country is chosen, the input is replaced by one that formats the number and shows by colour and
 * text whether it is complete. The form sends it under `name` as E.164.
 */
export const PhoneField = (props: PhoneFieldProps) => {
  const { name, model, defaultValue = '', error, ...field } = useNamedProps('KitPhoneField', props);
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [loaded, setLoaded] = useState<Parts>();
  const [number, setNumber] = useState(defaultValue);
  const [left, setLeft] = useState(false);
  const { defaultCountry, locale } = model;
  const [country, setCountry] = useState(defaultCountry);
  const [countries, setCountries] = useState<readonly CountryOption[]>([
    { value: defaultCountry, label: countryName(locale, defaultCountry) },
  ]);

  /** Replaces the plain input, unless it holds half a number of the country. */
  const replace = useCallback((found: Parts, country: CountryCode) => {
    if (!input.current) return;
    const typed = input.current.value.trim();
    const reading = found.checkPhone(typed, country);
    if (typed !== '' && reading.state === 'invalid') return;
    // `flushSync`, because otherwise a visitor could focus the plain input before React removes it.
    flushSync(() => {
      setNumber(reading.state === 'valid' ? reading.number : '');
      setLoaded(found);
    });
  }, []);

  /** Replaces the plain input, unless somebody is typing in it. */
  const takeOver = useCallback(
    (found: Parts) => {
      if (!root.current?.contains(document.activeElement)) replace(found, country);
    },
    [replace, country],
  );

  const choose = (chosen: CountryCode) => {
    setCountry(chosen);
    if (!parts) return;
    replace(parts, chosen);
    root.current?.querySelector('select')?.focus();
  };

  useEffect(() => {
    let gone = false;
    // If the parts cannot be fetched, the plain input stays.
    const arrive = async () => {
      const found = await loadParts().catch(() => undefined);
      if (!found || gone) return;
      setCountries((own) => {
        const all = found.countriesByName(locale);
        return all.some(({ value }) => value === own[0]?.value) ? all : own;
      });
      afterPress(() => takeOver(found));
    };
    void arrive();
    return () => {
      gone = true;
    };
  }, [takeOver, locale]);

  const state =
    number === '' || parts === undefined ? undefined : parts.checkPhone(number, country);
  const shown =
    state?.state === 'valid' ? 'valid' : state?.state === 'invalid' && left ? 'invalid' : undefined;

  return (
    <Root
      {...field}
      label={model.label}
      announced={shown !== undefined || error === undefined}
      error={shown === 'valid' ? undefined : shown === 'invalid' ? model.invalid : error}
      valid={shown === 'valid' ? model.valid : undefined}
    >
      {(control) => (
        <Row
          ref={root}
          onFocus={() => setLeft(false)}
          onBlur={(event) => {
            if (root.current?.contains(event.relatedTarget)) return;
            afterPress(() => setLeft(true));
            // Later, because focus has not moved yet and `takeOver` asks where it is.
            if (!loaded) queueMicrotask(() => afterPress(() => parts && takeOver(parts)));
          }}
        >
          {loaded ? (
            <loaded.InternationalPhone
              control={control}
              model={model}
              state={shown}
              country={country}
              number={number}
              onChange={setNumber}
              onCountry={(found) => setCountry(found ?? defaultCountry)}
            />
          ) : (
            <>
              <CountrySelect
                aria-label={model.country}
                value={country}
                options={countries}
                onChange={choose}
              />
              <TextInput
                {...control}
                ref={input}
                type="tel"
                autoComplete="tel"
                name={country === defaultCountry ? name : undefined}
                defaultValue={defaultValue}
                placeholder={model.placeholder}
                data-state={shown}
                onChange={(event) => setNumber(event.currentTarget.value)}
              />
            </>
          )}
          {(loaded || country !== defaultCountry) && (
            <input
              type="hidden"
              name={name}
              value={state?.state === 'valid' ? state.number : number}
            />
          )}
        </Row>
      )}
    </Root>
  );
};
