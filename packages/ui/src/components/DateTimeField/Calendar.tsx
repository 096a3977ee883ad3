'use client';

import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import DatePicker from 'react-datepicker';
import { styled } from '../../theme/styled.ts';
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

/** The class of days before the first one that can be shown; weeks of such days are hidden. */
const past = 'past';
/** The class of the day whose times are listed while no date is chosen. */
const proposed = 'proposed';
/** The class of the first time of a morning or an afternoon, which begins a row below its title. */
const halfDay = 'half-day';

/** Selectors of the days and times: all of them, and the selected ones. */
const choices = ':is(.react-datepicker__day, .react-datepicker__time-list-item)';
const chosen = ':is(.react-datepicker__day--selected, .react-datepicker__time-list-item--selected)';

const Root = styled('div', { name: 'KitCalendar', slot: 'Root' })(({ theme }) => {
  const { roles } = theme.vars.palette;
  return {
    ...theme.typography.small,
    // Leaves room for its field when scrolled into view.
    scrollMarginBlockStart: 140,
    padding: 16,
    border: `1px solid ${roles.ruleStrong}`,
    background: roles.page,
    '& > p': { color: roles.inkMuted },
    '& .react-datepicker': {
      position: 'relative',
      display: 'flex',
      flexWrap: 'wrap',
      gap: '12px 20px',
    },
    '& .react-datepicker__aria-live': visuallyHidden,
    '& .react-datepicker__month-container': { width: 'calc(7 * 44px)', maxWidth: '100%' },
    '& .react-datepicker-time__header': { ...theme.typography.h5, lineHeight: '44px' },
    '& .react-datepicker__day-names, & .react-datepicker__week': {
      display: 'grid',
      gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
      gap: 2,
      marginBlockEnd: 2,
    },
    '& .react-datepicker__day-name, & .react-datepicker__day': {
      display: 'grid',
      placeItems: 'center',
      height: 40,
    },
    '& [data-day]::before': { content: 'attr(data-day)' },
    '& [data-month]': { position: 'relative' },
    '& [data-month]::after': {
      content: 'attr(data-month)',
      position: 'absolute',
      insetBlockStart: '100%',
      insetInlineStart: '50%',
      translate: '-50% -6px',
      fontSize: '0.6875rem',
      lineHeight: 1,
    },
    // Browsers refuse `:dir()` after a pseudo-element.
    '& [data-month]:dir(rtl)::after': { translate: '50% -6px' },
    '& .react-datepicker__day-name': { color: roles.inkMuted },
    [`& ${choices}`]: {
      background: roles.panelStrong,
      fontWeight: 600,
      cursor: 'pointer',
      borderRadius: theme.shape.borderRadius,
    },
    [`& ${choices}:hover`]: { background: roles.panelBorder, color: roles.onPanel },
    // Still focusable, because the arrow keys pass over these days.
    '& [aria-disabled="true"], & [aria-disabled="true"]:hover': {
      background: 'none',
      color: roles.controlBorder,
      fontWeight: 400,
      cursor: 'default',
    },
    [`& .react-datepicker__week:not(:has(> :not(.${past})))`]: { display: 'none' },
    '& .react-datepicker__day--today': { textDecoration: 'underline' },
    [`& .${proposed}`]: { boxShadow: `inset 0 0 0 2px ${roles.brand}` },
    [`& ${chosen}, & ${chosen}:hover`]: { background: roles.brand, color: roles.page },
    '& .react-datepicker__time-container': { flex: '1 1 240px' },
    // Positioned, because the library measures its times from here to scroll one into view.
    '& .react-datepicker__time-list': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(46px, 1fr))',
      alignItems: 'end',
      gap: 2,
      // The library sets the month's height, which only suits a list beside the month.
      height: 'auto !important',
      // Mornings and afternoons of working hours; those of a whole day scroll.
      maxHeight: 440,
      overflowY: 'auto',
    },
    '& .react-datepicker__time-list-item': {
      height: 40,
      lineHeight: '40px',
      textAlign: 'center',
      // Drawn inside, because the scrolling list would clip a ring around it.
      '&:focus-visible': { outlineOffset: -3, boxShadow: 'none' },
    },
    '& .react-datepicker__time-list-item--disabled': { display: 'none' },
    [`& .${halfDay}`]: {
      position: 'relative',
      gridColumnStart: 1,
      marginBlockStart: 28,
      '&::before': {
        // A screen reader says the times alone: they are those of 24 hours.
        content: 'var(--morning) / ""',
        position: 'absolute',
        insetBlockEnd: '100%',
        insetInlineStart: 0,
        lineHeight: '28px',
        whiteSpace: 'nowrap',
        fontWeight: 400,
        color: roles.inkMuted,
        // A press on a title chooses no time.
        pointerEvents: 'none',
      },
    },
    [`& .${halfDay}-12::before`]: { content: 'var(--afternoon) / ""' },
    [theme.breakpoints.up('lg')]: {
      '& .react-datepicker__time-list': { gridTemplateColumns: 'repeat(8, minmax(0, 1fr))' },
    },
    '@media (forced-colors: active)': {
      '& [aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: -2 },
      '& [aria-disabled="true"]': { color: 'GrayText' },
    },
  };
});

const Head = styled('div', { name: 'KitCalendar', slot: 'Head' })(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: 52,
  paddingBlockEnd: 8,
  '& > p': theme.typography.h5,
  '& > button': {
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    padding: 0,
    border: 0,
    borderRadius: theme.shape.borderRadius,
    background: 'none',
    color: theme.vars.palette.roles.brand,
    cursor: 'pointer',
  },
  '& > button:hover': { background: theme.vars.palette.roles.panel },
  '& > button:dir(rtl) svg': { transform: 'scaleX(-1)' },
}));

/** The panel around the calendar has the accessible name. */
const Container = ({
  className,
  children,
}: {
  readonly className?: string;
  readonly children?: ReactNode;
}) => <div className={className}>{children}</div>;

/**
 * A month and the times of a day, in steps of 15 minutes, in the theme's colours: the library's own
 * style sheet is not loaded.
 */
export const Calendar = ({
  value: clock,
  onPick,
  time,
  morning,
  afternoon,
  previousMonth,
  nextMonth,
  locale,
  hours,
  zone,
}: CalendarProps) => {
  // The library has only dates of the browser's own zone.
  const value = clock && asLocal(clock);
  const root = useRef<HTMLDivElement>(null);
  const monthId = useId();
  const [now] = useState(() => asLocal(clockAt(new Date(), zone?.timeZone)));
  const today = startOfDay(now);
  // A past date can be typed. Then no day is refused, so that the arrow keys can leave its month.
  const first = value && value < today ? undefined : today;
  // The library gives the month the role `table`, but days can only be selected in a `grid`.
  useEffect(() => {
    const grid = root.current?.querySelector('[role="table"]');
    grid?.setAttribute('role', 'grid');
    grid?.setAttribute('aria-labelledby', monthId);
  }, [monthId]);
  // Scrolls it into view: its field can be low in the window.
  useEffect(() => {
    // The library renders month and times in a second pass.
    const frame = requestAnimationFrame(() => {
      const calendar = root.current;
      if (!calendar || calendar.getBoundingClientRect().bottom <= window.innerHeight) return;
      calendar.scrollIntoView();
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  const shown = value ?? firstOpen(now, hours);
  const shownDay = startOfDay(shown);
  const isShownDay = (day: Date): boolean => day.getTime() === shownDay.getTime();
  const isToday = isShownDay(today);
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' });
  const shortMonth = new Intl.DateTimeFormat(locale, { month: 'short' });
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short' });
  const dayOfTimes = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  });
  const isFree = (time: Date) => isOpenAt(time, hours) && !(isToday && time <= now);
  const titles = { '--morning': JSON.stringify(morning), '--afternoon': JSON.stringify(afternoon) };
  return (
    <Root ref={root} sx={titles}>
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
          onPick(
            ofLocal(hasTime ? picked : startOf(picked, now, hours)),
            press === undefined ? 'time' : 'day',
          );
        }}
        {...(first && { minDate: first })}
        // Always six weeks, so that days of the next month follow the last days of this one.
        fixedHeight
        dayClassName={(day) => {
          if (first && day < first) return past;
          return !value && isShownDay(day) ? proposed : '';
        }}
        filterDate={(day) => isOpenOn(day, now, hours)}
        filterTime={isFree}
        timeClassName={(time) => {
          const before = new Date(time.getTime() - stepMinutes * 60_000);
          const isNoonOrMidnight = time.getHours() % 12 === 0 && time.getMinutes() === 0;
          if (!isFree(time) || (isFree(before) && !isNoonOrMidnight)) return '';
          return time.getHours() < 12 ? halfDay : `${halfDay} ${halfDay}-12`;
        }}
        showTimeSelect
        timeIntervals={stepMinutes}
        timeFormat="HH:mm"
        timeCaption={`${time} · ${dayOfTimes.format(shown)}`}
        calendarStartDay={1}
        locale={calendarLocale(locale)}
        // The library's own labels are English; the date itself is enough.
        chooseDayAriaLabelPrefix=""
        disabledDayAriaLabelPrefix=""
        monthAriaLabelPrefix=""
        calendarContainer={Container}
        // The accessible name is the whole date; only the number is visible. The first of a month
        // also shows the month, because it may stand under the heading of the month before.
        renderDayContents={(day, date) => (
          <span data-day={day} data-month={day === 1 ? shortMonth.format(date) : undefined} />
        )}
        renderCustomDayName={({ day }) => weekday.format(day)}
        renderCustomHeader={({
          date,
          decreaseMonth,
          increaseMonth,
          prevMonthButtonDisabled: isFirst,
        }) => (
          <Head>
            <button
              type="button"
              aria-label={previousMonth}
              aria-disabled={isFirst || undefined}
              onClick={isFirst ? undefined : decreaseMonth}
            >
              <Icon name="chevron-left" />
            </button>
            <p id={monthId}>{month.format(date)}</p>
            <button type="button" aria-label={nextMonth} onClick={increaseMonth}>
              <Icon name="chevron-right" />
            </button>
          </Head>
        )}
      />
    </Root>
  );
};
