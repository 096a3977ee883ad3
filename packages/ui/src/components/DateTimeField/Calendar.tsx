'use client';

import { styled } from '@mui/material/styles';
import type { Locale } from 'date-fns';
import { enUS } from 'date-fns/locale/en-US';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import DatePicker from 'react-datepicker';
import * as dates from '../../reading/date-time.ts';
import { Icon } from '../Icon/Icon.tsx';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface CalendarProps extends dates.DateTimeModel {
  readonly value: Date | undefined;
  /** Called with the new date. `part` says whether the visitor chose the day or the time. */
  readonly onPick: (date: Date, part: 'day' | 'time') => void;
}

const choices = ':is(.react-datepicker__day, .react-datepicker__time-list-item)';
const chosen = ':is(.react-datepicker__day--selected, .react-datepicker__time-list-item--selected)';
const week = ':is(.react-datepicker__day-names, .react-datepicker__week)';

/** Styles of the calendar library's elements. The library's style sheet is not loaded. */
const Root = styled('div', { name: 'KitCalendar', slot: 'Root' })(({ theme }) => {
  const { roles } = theme.vars.palette;
  const title = { ...theme.typography.h5, lineHeight: '44px', textAlign: 'center' } as const;
  return {
    ...theme.typography.small,
    // Leaves room for the field above when the calendar scrolls into view.
    scrollMarginBlockStart: 140,
    padding: 16,
    border: `1px solid ${roles.ruleStrong}`,
    background: roles.page,
    '& > p, & .react-datepicker__day-name': { color: roles.inkMuted },
    '& .react-datepicker': { position: 'relative', display: 'flex', flexWrap: 'wrap', gap: 20 },
    '& .react-datepicker__aria-live': visuallyHidden,
    '& .react-datepicker__month-container': { width: 'calc(7 * 44px)', maxWidth: '100%' },
    '& .react-datepicker__current-month': title,
    '& .react-datepicker-time__header': { ...title, textAlign: 'start' },
    '& .react-datepicker__navigation': {
      position: 'absolute',
      zIndex: 1,
      insetBlockStart: 0,
      insetInlineStart: 0,
      width: 44,
      height: 44,
      border: 0,
      background: 'none',
      color: roles.brand,
      cursor: 'pointer',
      '&:hover': { background: roles.panel },
    },
    '& .react-datepicker__navigation--next': {
      insetInlineStart: 'calc(min(100%, 7 * 44px) - 44px)',
    },
    [`& ${week}`]: { display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', gap: 2 },
    [`& ${week} > *`]: { display: 'grid', placeItems: 'center', height: 40, marginBlockEnd: 2 },
    [`& ${choices}`]: {
      background: roles.panelStrong,
      fontWeight: 600,
      cursor: 'pointer',
      borderRadius: theme.shape.borderRadius,
      '&:hover': { background: roles.panelBorder, color: roles.onPanel },
    },
    // Disabled days stay visible, because arrow keys reach them. Fully disabled weeks are hidden.
    '& [aria-disabled="true"], & [aria-disabled="true"]:hover': {
      background: 'none',
      color: roles.controlBorder,
      fontWeight: 400,
      cursor: 'default',
    },
    '& .react-datepicker__week:not(:has([aria-disabled="false"]))': { display: 'none' },
    '& .react-datepicker__time-list-item--disabled': { display: 'none' },
    '& .react-datepicker__day--today': { textDecoration: 'underline' },
    [`& ${chosen}, & ${chosen}:hover`]: { background: roles.brand, color: roles.page },
    '& .react-datepicker__time-container': { flex: '1 1 15rem' },
    // Positioned, because the library scrolls by offsets from the nearest positioned ancestor.
    '& .react-datepicker__time-list': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(3.25rem, 1fr))',
      gap: 2,
      // Overrides the height that the library sets for a single column of times.
      height: 'auto !important',
      maxHeight: 440,
      overflowY: 'auto',
    },
    '& .react-datepicker__time-list-item': { lineHeight: '40px', textAlign: 'center' },
    // Draws the focus ring inside the element, because the scrolling list clips outlines.
    '& .react-datepicker__time-list-item:focus-visible': { outlineOffset: -3, boxShadow: 'none' },
    '@media (forced-colors: active)': {
      '& [aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: -2 },
      '& [aria-disabled="true"]': { color: 'GrayText' },
    },
  };
});

/** Locale for the library. `Intl` has the names of days and months in all languages. */
function calendarLocale(locale: string): Locale {
  const name = (part: 'weekday' | 'month', at: number) =>
    new Intl.DateTimeFormat(locale, { [part]: 'long', timeZone: 'UTC' }).format(at);
  return {
    ...enUS,
    localize: {
      ...enUS.localize,
      day: (index) => name('weekday', Date.UTC(2023, 0, 1 + index)),
      month: (index) => name('month', Date.UTC(2023, index)),
    },
    formatLong: { ...enUS.formatLong, date: () => 'EEEE d MMMM y' },
  };
}

/** A container without a label, because the panel around the calendar has one. */
const Container = (props: { readonly className?: string; readonly children?: ReactNode }) => (
  <div className={props.className}>{props.children}</div>
);

/** react-datepicker's calendar, with a list of a day's future times in steps of 15 minutes. */
export default function Calendar({ value: clock, onPick, ...model }: CalendarProps): ReactNode {
  const { locale, hours, timeZone } = model;
  const root = useRef<HTMLDivElement>(null);
  // `clock` stores the field's date and time as UTC, but the library expects local time.
  const [now] = useState(() => dates.toLocal(dates.clockAt(new Date(), timeZone)));
  const value = clock && dates.toLocal(clock) > now ? dates.toLocal(clock) : undefined;
  const shown = value ?? dates.firstOpen(now, hours);
  const formatted = (date: Date, style: Intl.DateTimeFormatOptions) =>
    date.toLocaleDateString(locale, { weekday: 'short', ...style });
  useEffect(() => {
    // The library sets the role `table`, but a table of selectable days needs `grid`.
    root.current?.querySelector('[role="table"]')?.setAttribute('role', 'grid');
    // Scroll in the next frame, because the library renders in two passes.
    requestAnimationFrame(() => root.current?.scrollIntoView?.({ block: 'nearest' }));
  }, []);
  return (
    <Root ref={root}>
      <p>{hours.label}</p>
      <DatePicker
        inline
        selected={value ?? null}
        openToDate={shown}
        onChange={(picked: Date | null, press?: object) => {
          if (picked === null) return;
          // `press` is undefined if a time was chosen. Keep the time if a chosen day offers it.
          const times = dates.timesOf(picked, now, hours);
          const isOffered = value && times.some((time) => time.getTime() === picked.getTime());
          const [start = picked] = press && !isOffered ? [dates.proposedTime(times)] : [];
          onPick(dates.fromLocal(start), press ? 'day' : 'time');
        }}
        minDate={now}
        // Renders six weeks for every month, so months differ in height only if weeks are hidden.
        fixedHeight
        filterDate={(day) => dates.timesOf(day, now, hours).length > 0}
        includeTimes={[...dates.timesOf(shown, now, hours)]}
        showTimeSelect
        timeIntervals={dates.stepMinutes}
        timeFormat="HH:mm"
        timeCaption={`${model.time} · ${formatted(shown, { day: 'numeric', month: 'short' })}`}
        calendarStartDay={1}
        locale={calendarLocale(locale)}
        dateFormatCalendar="LLLL yyyy"
        renderCustomDayName={({ day }) => formatted(day, {})}
        previousMonthAriaLabel={model.previousMonth}
        nextMonthAriaLabel={model.nextMonth}
        previousMonthButtonLabel={<Icon name="chevron-left" />}
        nextMonthButtonLabel={<Icon name="chevron-right" />}
        // Removes the library's English prefixes. The date alone is clear.
        chooseDayAriaLabelPrefix=""
        disabledDayAriaLabelPrefix=""
        monthAriaLabelPrefix=""
        calendarContainer={Container}
      />
    </Root>
  );
}
