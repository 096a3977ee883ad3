import type { DateFault, DateStyle, OpeningHours } from './date-time.ts';

/** The zone in which the times of a field are meant. */
export interface ZoneModel {
  /** As IANA names it: `Africa/Accra`. */
  readonly timeZone: string;
  /**
   * A date in words, with the zone: '2 December 2026 at 9:00 am in Accra'.
   *
   * @param here the same moment on the visitor's own clock, where that shows another time.
   */
  readonly words: (date: string, here: string | undefined) => string;
}

/** The texts of a field for a date and time, and how it writes them. */
export interface DateTimeModel extends DateStyle {
  readonly label: string;
  /**
   * The hint that says how to write it.
   *
   * @param example a date that can be chosen; `undefined` in the server's HTML, which is kept for days.
   */
  readonly hint: (example: string | undefined) => string;
  /**
   * The label of the button that opens the calendar, and of the calendar: 'Choose a date and time'.
   */
  readonly open: string;
  /** The title of the list of times. */
  readonly time: string;
  readonly previousMonth: string;
  readonly nextMonth: string;
  /** 'Date input not valid.' (§8). */
  readonly invalid: string;
  /** After it, which part is wrong: 'There is no month 31.' */
  readonly faults: Readonly<Record<DateFault['part'], (value: string) => string>>;
  /** After that, what to do, with a date that can be chosen as an example. */
  readonly mend: (example: string) => string;
  /** The language of the calendar, as BCP 47. */
  readonly locale: string;
  /**
   * The times that the calendar offers, and how it says so: 'Monday to Friday, 8 am to 5 pm'; by
   * default all. Any other time can still be typed.
   */
  readonly hours?: (OpeningHours & { readonly words?: string }) | undefined;
  /** The zone of the times, said below the field; by default none is said. */
  readonly zone?: ZoneModel | undefined;
}
