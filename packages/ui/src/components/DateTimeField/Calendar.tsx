'use client';

import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import DatePicker from 'react-datepicker';
import { Icon } from '../Icon/Icon.tsx';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { calendarLocale } from './calendar-locale.ts';
import {
  asLocal,
  clockAt,
  firstOpen,
  isOpenAt,
  isOpenOn,
  ofLocal,
  startOf,
  startOfDay,
  stepMinutes,
} from './date-time.ts';
import type { DateTimeModel } from './date-time-model.ts';

export interface CalendarProps extends DateTimeModel {
  /** The selected date and time, as `parseDateTime` reads them. */
  readonly value: Date | undefined;
  /** Called with such a date, and whether its day was chosen or its time. */
  readonly onPick: (date: Date, chosen: 'day' | 'time') => void;
}

/** The class of days before the first one that can be chosen; weeks of such days are hidden. */
const past = 'past';

/** Selectors of the days and times: all of them, and the selected ones. */
const choices = ':is(.react-datepicker__day, .react-datepicker__time-list-item)';
const chosen = ':is(.react-datepicker__day--selected, .react-datepicker__time-list-item--selected)';
const week = ':is(.react-datepicker__day-names, .react-datepicker__week)';

/** The theme's looks for the library's calendar, whose own style sheet is not loaded. */
const Root = styled('div', { name: 'KitCalendar', slot: 'Root' })(({ theme }) => {
  const { roles } = theme.vars.palette;
  const title = { ...theme.typography.h5, lineHeight: '44px', textAlign: 'center' } as const;
  return {
    ...theme.typography.small,
    // Leaves room for its field when scrolled into view.
    scrollMarginBlockStart: 140,
    padding: 16,
    border: `1px solid ${roles.ruleStrong}`,
    background: roles.page,
    '& > p': { color: roles.inkMuted },
    // The month, and beside it or below it the times.
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
      display: 'grid',
      placeItems: 'center',
      width: 44,
      height: 44,
      padding: 0,
      border: 0,
      background: 'none',
      color: roles.brand,
      cursor: 'pointer',
      '&:hover': { background: roles.panel },
    },
    '& .react-datepicker__navigation--next': {
      insetInlineStart: 'calc(min(100%, 7 * 44px) - 44px)',
    },
    [`& ${week}`]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
      gap: 2,
      marginBlockEnd: 2,
    },
    [`& ${week} > *`]: { display: 'grid', placeItems: 'center', height: 40 },
    '& .react-datepicker__day-name': { color: roles.inkMuted },
    [`& ${choices}`]: {
      background: roles.panelStrong,
      fontWeight: 600,
      cursor: 'pointer',
      borderRadius: theme.shape.borderRadius,
      '&:hover': { background: roles.panelBorder, color: roles.onPanel },
    },
    // Still focusable, because the arrow keys pass over these days.
    '& [aria-disabled="true"], & [aria-disabled="true"]:hover': {
      background: 'none',
      color: roles.controlBorder,
      fontWeight: 400,
      cursor: 'default',
    },
    [`& .react-datepicker__week:not(:has(> :not(.${past})))`]: { display: 'none' },
    '& .react-datepicker__day--today': { textDecoration: 'underline' },
    [`& ${chosen}, & ${chosen}:hover`]: { background: roles.brand, color: roles.page },
    '& .react-datepicker__time-container': { flex: '1 1 15rem' },
    // Positioned, because the library measures its times from here to scroll one into view.
    '& .react-datepicker__time-list': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(3.25rem, 1fr))',
      gap: 2,
      // The library sets the month's height, which only suits a list beside the month.
      height: 'auto !important',
      maxHeight: 440,
      overflowY: 'auto',
    },
    '& .react-datepicker__time-list-item': {
      lineHeight: '40px',
      textAlign: 'center',
      // Drawn inside, because the scrolling list would clip a ring around it.
      '&:focus-visible': { outlineOffset: -3, boxShadow: 'none' },
    },
    '& .react-datepicker__time-list-item--disabled': { display: 'none' },
    '@media (forced-colors: active)': {
      '& [aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: -2 },
      '& [aria-disabled="true"]': { color: 'GrayText' },
    },
  };
});

/** The panel around the calendar has the accessible name. */
const Container = (props: { readonly className?: string; readonly children?: ReactNode }) => (
  <div className={props.className}>{props.children}</div>
);

/** React-datepicker's month and, in steps of 15 minutes, the times of a day. */
export const Calendar = ({ value: clock, onPick, ...model }: CalendarProps) => {
  const { time, previousMonth, nextMonth, locale, hours, zone, dateOnly = false } = model;
  // The library has only dates of the browser's own zone.
  const value = clock && asLocal(clock);
  const root = useRef<HTMLDivElement>(null);
  const [now] = useState(() => asLocal(clockAt(new Date(), zone?.timeZone)));
  const today = startOfDay(now);
  // A past date can be typed. Then no day is refused, so that the arrow keys can leave its month.
  const first = value && value < today ? undefined : today;
  const shown = value ?? firstOpen(now, hours);
  const isToday = startOfDay(shown).getTime() === today.getTime();
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short' });
  const dayOfTimes = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  });
  useEffect(() => {
    // The library gives the month the role `table`, but days can only be selected in a `grid`.
    root.current?.querySelector('[role="table"]')?.setAttribute('role', 'grid');
    // The library renders month and times in a second pass; its field can be low in the window.
    const frame = requestAnimationFrame(() => {
      const bottom = root.current?.getBoundingClientRect().bottom ?? 0;
      if (bottom > window.innerHeight) root.current?.scrollIntoView();
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <Root ref={root}>
      {hours?.words && <p>{hours.words}</p>}
      <DatePicker
        inline
        selected={value ?? null}
        openToDate={shown}
        onChange={(picked: Date | null, press?: object) => {
          if (picked === null) return;
          // `press` is only given for a day, not for a time. A new day keeps the time that was
          // chosen before if it is in the future; otherwise it gets its first one.
          const hasTime = press === undefined || (value !== undefined && picked > now);
          const date = hasTime ? picked : startOf(picked, now, hours);
          onPick(ofLocal(date), press === undefined ? 'time' : 'day');
        }}
        {...(first && { minDate: first })}
        // Always six weeks, so that days of the next month follow the last days of this one.
        fixedHeight
        dayClassName={(day) => (first && day < first ? past : '')}
        filterDate={(day) => isOpenOn(day, now, hours)}
        filterTime={(time) => isOpenAt(time, hours) && !(isToday && time <= now)}
        showTimeSelect={!dateOnly}
        timeIntervals={stepMinutes}
        timeFormat="HH:mm"
        timeCaption={`${time} · ${dayOfTimes.format(shown)}`}
        calendarStartDay={1}
        locale={calendarLocale(locale)}
        dateFormatCalendar="LLLL yyyy"
        renderCustomDayName={({ day }) => weekday.format(day)}
        previousMonthAriaLabel={previousMonth}
        nextMonthAriaLabel={nextMonth}
        previousMonthButtonLabel={<Icon name="chevron-left" />}
        nextMonthButtonLabel={<Icon name="chevron-right" />}
        // The library's own labels are English; the date itself is enough.
        chooseDayAriaLabelPrefix=""
        disabledDayAriaLabelPrefix=""
        monthAriaLabelPrefix=""
        calendarContainer={Container}
      />
    </Root>
  );
};
