'use client';

import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { type ComponentType, useEffect, useId, useRef, useState } from 'react';
import { slotAttributes, slotWithClass, useNamedProps } from '../../kit-props.ts';
import { afterPress } from '../Field/after-press.ts';
import { Field, type ReadyFieldProps } from '../Field/Field.tsx';
import { TextInput } from '../Field/TextInput.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Loading } from '../Loading/Loading.tsx';
import type { CalendarProps } from './Calendar.tsx';
import { dateError, dateInWords, exampleDate } from './date-in-words.ts';
import { formatDateTime, readDateTime } from './date-time.ts';
import type { DateTimeModel } from './date-time-model.ts';

/** The texts of the field are in `model`. */
export interface DateTimeFieldProps
  extends Omit<ReadyFieldProps<'open' | 'panel'>, 'label' | 'hint' | 'valid'> {
  readonly model: DateTimeModel;
  readonly defaultValue?: string | undefined;
  /**
   * True after the form was submitted with an error in this field: the date is then checked at each
   * keystroke.
   */
  readonly strict?: boolean | undefined;
  /** An error found by the form; the field's own, that a date cannot be read, comes first. */
  readonly error?: string | undefined;
  /** Called when the field has written a date itself; for typing, listen to the input's event. */
  readonly onPick?: (() => void) | undefined;
}

const Root = styled(Field, { name: 'KitDateTimeField', slot: 'Root' })({});

const Row = styled('div', { name: 'KitDateTimeField', slot: 'Row' })({ display: 'flex', gap: 12 });

const Open = styled(ButtonBase, { name: 'KitDateTimeField', slot: 'Open' })(({ theme }) => ({
  flex: 'none',
  width: theme.layout.control,
  border: `2px solid ${theme.vars.palette.roles.brand}`,
  borderRadius: theme.shape.borderRadius,
  background: theme.vars.palette.roles.page,
  color: theme.vars.palette.roles.brand,
  '&:hover, &[aria-expanded="true"]': {
    background: theme.vars.palette.roles.brand,
    color: theme.vars.palette.roles.page,
  },
  // The calendar needs JavaScript, the input does not.
  '@media (scripting: none)': { display: 'none' },
}));

const Panel = styled('div', { name: 'KitDateTimeField', slot: 'Panel' })({ marginBlockStart: 12 });

/**
 * A date and time in steps of 15 minutes, by default `MM/dd/yyyy, HH:mm` (§5.1, §9). It can always be typed; a
 * button fetches and opens a calendar, which closes when a time is chosen. A date is said in words
 * below the field, and written in its order when the field is left. An unreadable one is reported,
 * never erased.
 */
export const DateTimeField = (props: DateTimeFieldProps) => {
  const {
    name,
    model,
    defaultValue = '',
    strict = false,
    error,
    onPick,
    slotProps,
    ...root
  } = useNamedProps('KitDateTimeField', props);
  const panelId = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [text, setText] = useState(defaultValue);
  const [left, setLeft] = useState(false);
  const [open, setOpen] = useState(false);
  const [Calendar, setCalendar] = useState<ComponentType<CalendarProps>>();
  const [example, setExample] = useState<string>();
  const read = readDateTime(text, model);
  const date = read instanceof Date ? read : undefined;
  const fault = read instanceof Date ? undefined : read;
  const isWrong = text.trim() !== '' && date === undefined;
  const unreadable = isWrong && (left || strict) ? dateError(fault, model) : undefined;
  // In words, because day and month are easily mistaken for each other. Not for the server's value:
  // the server's words might differ from the browser's. Not before a time is typed, or left out.
  const isWhole = left || model.dateOnly || text.includes(':');
  const inWords = date && isWhole && text !== defaultValue ? dateInWords(date, model) : undefined;

  // The server's HTML is kept for days: only the browser knows the next free time.
  useEffect(() => setExample(exampleDate(model)), [model]);

  const write = (date: Date) => {
    const written = formatDateTime(date, model);
    if (input.current) input.current.value = written;
    setText(written);
    onPick?.();
  };

  /** Not during a press: the words below the field would move what is pressed. */
  const leave = () =>
    afterPress(() => {
      const value = input.current?.value ?? '';
      const typed = readDateTime(value, model);
      if (typed instanceof Date && formatDateTime(typed, model) !== value) write(typed);
      else setText(value);
      setLeft(true);
    });

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  const toggle = async () => {
    // Reads what was typed before React started.
    setText(input.current?.value ?? '');
    setOpen(!open);
    if (open || Calendar) return;
    // If the calendar cannot be fetched, the date can still be typed.
    const module = await import('./Calendar.tsx').catch(() => undefined);
    if (module) setCalendar(() => module.Calendar);
    else setOpen(false);
  };

  return (
    <Root
      {...root}
      slotProps={slotProps}
      label={model.label}
      announced={unreadable !== undefined || error === undefined}
      hint={model.hint(example)}
      error={unreadable ?? error}
      valid={inWords}
    >
      {(control) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the calendar from anywhere in it.
        <div
          onKeyDown={(event) => {
            // Enter on a time has closed the calendar: it shall not press the button that now has the
            // focus, which would open it again.
            if (event.key === 'Enter' && event.target !== document.activeElement) {
              event.preventDefault();
            }
            if (event.key !== 'Escape' || !open) return;
            event.preventDefault();
            close();
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
              onFocus={() => setLeft(false)}
              onBlur={leave}
            />
            <Open
              {...slotWithClass('KitDateTimeField-open', slotProps?.open, props)}
              ref={button}
              aria-label={model.open}
              aria-expanded={open}
              aria-controls={open ? panelId : undefined}
              onClick={toggle}
            >
              <Icon name="calendar" />
            </Open>
          </Row>
          {open && (
            <Panel
              {...slotWithClass('KitDateTimeField-panel', slotProps?.panel, props)}
              id={panelId}
              role="group"
              aria-label={model.open}
            >
              {Calendar ? (
                <Calendar
                  {...model}
                  value={date}
                  onPick={(picked, chosen) => {
                    write(picked);
                    // A day is chosen first, then a time.
                    if (chosen === 'time' || model.dateOnly) close();
                  }}
                />
              ) : (
                <Loading />
              )}
            </Panel>
          )}
        </div>
      )}
    </Root>
  );
};
