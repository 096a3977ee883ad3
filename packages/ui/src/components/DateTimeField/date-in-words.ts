/** A day with its weekday, and a time: in French the hours have an h, as 'à 9 h 30'. */
export const dateInWords = (date: Date, locale: string): string => {
  const style = { dateStyle: 'full', timeStyle: 'short' } as const;
  const written = new Intl.DateTimeFormat(locale, style).format(date);
  if (!locale.startsWith('fr')) return written;
  return written.replace(
    /0?(\d+):(\d\d)/,
    (_, hours, minutes) => `${hours}\u00a0h${minutes === '00' ? '' : `\u00a0${minutes}`}`,
  );
};
