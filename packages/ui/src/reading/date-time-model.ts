import type { DateFault, DateStyle, OpeningHours } from './date-time.ts';

/** Time zone of a field's times. */
export interface ZoneModel {
  /** IANA name: `Africa/Accra`. */
  readonly timeZone: string;
  /**
   * A date in words, with the zone. `here` is the same moment in the visitor's zone, if it differs.
   */
  readonly label: (date: string, here: string | undefined) => string;
}

export interface DateTimeModel extends DateStyle {
  readonly label: string;
  /** Hint about the format. The server's HTML has no example, because it is cached for days. */
  readonly hint: (example: string | undefined) => string;
  /** Label of the calendar and its button: 'Choose a date and time'. */
  readonly open: string;
  /** Title of the list of times. */
  readonly time: string;
  readonly previousMonth: string;
  readonly nextMonth: string;
  /** 'Date input not valid.' (§8). */
  readonly invalid: string;
  /** Second sentence of the error, about the wrong part: 'There is no month 31.' */
  readonly faults: Readonly<Record<DateFault['part'], (value: string) => string>>;
  /** Last sentence of the error: what to do, with a valid date as example. */
  readonly mend: (example: string) => string;
  /** Language of the calendar (BCP 47). */
  readonly locale: string;
  /** Times that the calendar offers, and a text about them. Default: all. Others can be typed. */
  readonly hours?: (OpeningHours & { readonly label?: string }) | undefined;
  /** Time zone of the times. The text below the field names it. */
  readonly zone?: ZoneModel | undefined;
}
