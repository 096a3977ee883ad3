import type { DateFault, DateStyle, OpeningHours } from './date-time.ts';

/** Time zone of a field's times. */
export interface ZoneModel {
  /** IANA name: `Africa/Accra`. */
  readonly timeZone: string;
  /** A date in words, with the zone; `here` is the same moment in the visitor's zone, if it differs. */
  readonly label: (date: string, here: string | undefined) => string;
}

export interface DateTimeModel extends DateStyle {
  readonly label: string;
  /** The hint about the format; without an example in the server's HTML, which is cached for days. */
  readonly hint: (example: string | undefined) => string;
  /** Label of the calendar and of its button: 'Choose a date and time'. */
  readonly open: string;
  /** Title of the list of times. */
  readonly time: string;
  readonly previousMonth: string;
  readonly nextMonth: string;
  /** 'Date input not valid.' (§8). */
  readonly invalid: string;
  /** The next sentence of the error names the invalid part: 'There is no month 31.' */
  readonly faults: Readonly<Record<DateFault['part'], (value: string) => string>>;
  /** The last sentence of the error says what to do, with a valid date as an example. */
  readonly mend: (example: string) => string;
  /** Language of the calendar (BCP 47). */
  readonly locale: string;
  /** Times that the calendar offers, and their text; default: all. Others can be typed. */
  readonly hours?: (OpeningHours & { readonly label?: string }) | undefined;
  /** Time zone of the times; if it is set, the text below the field names it. */
  readonly zone?: ZoneModel | undefined;
}
