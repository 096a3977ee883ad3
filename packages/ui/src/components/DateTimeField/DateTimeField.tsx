'use client';

import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { slotAttributes, slotWithClass, useNamedProps } from '../../kit-props.ts';
import {
  type DateTimeModel,
  dateError,
  dateInWords,
  exampleDate,
  formatDateTime,
  parseDateTime,
} from '../../reading/date-time.ts';
import { afterPress, Field, type ReadyFieldProps } from '../Field/Field.tsx';
import { TextInput } from '../Field/inputs.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Loading } from '../Loading/Loading.tsx';

export interface DateTimeFieldProps
  extends Omit<ReadyFieldProps<'open' | 'panel'>, 'label' | 'helperText' | 'valid'> {
  readonly model: DateTimeModel;
  readonly defaultValue?: string | undefined;
  /** Error from the form. The field's own error about an invalid date replaces it. */
  readonly error?: string | undefined;
  /** Called when the field writes a picked or reformatted date, which fires no `onChange`. */
  readonly onPick?: (() => void) | undefined;
}

/** If the calendar cannot be loaded, visitors can still type a date. */
const Calendar = lazy(() => import('./Calendar.tsx').catch(() => ({ default: () => null })));

const Root = styled(Field, { name: 'KitDateTimeField', slot: 'Root' })({});

const Row = styled('div', { name: 'KitDateTimeField', slot: 'Row' })({ display: 'flex', gap: 12 });

const Open = styled(Button, { name: 'KitDateTimeField', slot: 'Open' })(({ theme }) => ({
  flex: 'none',
  width: theme.layout.control,
  padding: 0,
  // Hides the button if scripts are off: the calendar needs scripts, the input does not.
  '@media (scripting: none)': { display: 'none' },
}));

const Panel = styled('div', { name: 'KitDateTimeField', slot: 'Panel' })({ marginBlockStart: 12 });

/**
 * A date and time in steps of 15 minutes, by default `MM/dd/yyyy, HH:mm` (§5.1, §9). Visitors type
 * it, or pick it in react-datepicker's calendar. The library's input is not used, because it erases
 * invalid text: this input keeps the text, and shows an error.
 */
export const DateTimeField = (props: DateTimeFieldProps) => {
  const {
    name,
    model,
    defaultValue = '',
    error,
    onPick,
    slotProps,
    ...root
  } = useNamedProps('KitDateTimeField', props);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [text, setText] = useState(defaultValue);
  const [wasBlurred, setWasBlurred] = useState(false);
  const [open, setOpen] = useState(false);
  const [example, setExample] = useState<string>();
  const date = parseDateTime(text, model);
  const isWrong = text.trim() !== '' && !date && (wasBlurred || error !== undefined);
  const ownError = isWrong ? dateError(model) : undefined;
  // Repeats a complete date in words, because day and month are easily confused. Skips the initial
  // value, because a server may word dates differently, which would break hydration.
  const isComplete = wasBlurred || text.includes(':');
  const inWords =
    date && isComplete && text !== defaultValue ? dateInWords(date, model) : undefined;

  // The example is a future day. Browsers compute it, because a cached page may be days old.
  useEffect(() => setExample(exampleDate(model)), [model]);

  const write = (date: Date) => {
    const written = formatDateTime(date, model);
    if (input.current) input.current.value = written;
    setText(written);
    onPick?.();
  };

  /** Waits until a press ends, because new text below the field would move the pressed button. */
  const handleBlur = () =>
    afterPress(() => {
      const value = input.current?.value ?? '';
      const typed = parseDateTime(value, model);
      if (typed && formatDateTime(typed, model) !== value) write(typed);
      else setText(value);
      setWasBlurred(true);
    });

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  return (
    <Root
      {...root}
      slotProps={slotProps}
      label={model.label}
      announced={ownError !== undefined || error === undefined}
      helperText={model.hint(example)}
      error={ownError ?? error}
      valid={inWords}
    >
      {(control) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape in the field closes the calendar.
        <div
          onKeyDown={(event) => {
            const isEscape = event.key === 'Escape' && open;
            // If Enter picks a time, `close` focuses the button: the same Enter must not press it.
            const isDone = event.key === 'Enter' && event.target !== document.activeElement;
            if (isEscape || isDone) event.preventDefault();
            if (isEscape) close();
          }}
        >
          <Row className="KitDateTimeField-row">
            <TextInput
              {...control}
              {...slotAttributes(slotProps?.control, props)}
              ref={input}
              name={name}
              defaultValue={defaultValue}
              autoComplete="off"
              onChange={({ currentTarget: { value } }) => afterPress(() => setText(value))}
              onFocus={() => setWasBlurred(false)}
              onBlur={handleBlur}
            />
            <Open
              {...slotWithClass('KitDateTimeField-open', slotProps?.open, props)}
              ref={button}
              variant={open ? 'contained' : 'outlined'}
              aria-label={model.open}
              aria-expanded={open}
              onClick={() => {
                // Includes text that was typed before React started.
                setText(input.current?.value ?? '');
                setOpen(!open);
              }}
            >
              <Icon name="calendar" />
            </Open>
          </Row>
          {open && (
            <Panel
              {...slotWithClass('KitDateTimeField-panel', slotProps?.panel, props)}
              role="group"
              aria-label={model.open}
            >
              <Suspense fallback={<Loading />}>
                <Calendar
                  {...model}
                  value={date}
                  onPick={(picked, part) => {
                    write(picked);
                    if (part === 'time') close();
                  }}
                />
              </Suspense>
            </Panel>
          )}
        </div>
      )}
    </Root>
  );
};
