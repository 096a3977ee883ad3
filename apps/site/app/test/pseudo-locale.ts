/** Fields without text to translate: addresses, names of icons and pages, formats. */
const wordless: ReadonlySet<string> = new Set([
  ...['id', 'href', 'icon', 'from', 'locale', 'longDateLocale', 'timeZone', 'd'],
  ...['defaultCountry', 'viewBox', 'page', 'overview', 'word', 'view', 'ownHoverOn'],
]);

/** Values without text to translate: numbers, dates, addresses, files, colours, options. */
const noText =
  /^\P{L}*$|^(?:https?:|mailto:|data:|\/)\S*$|^\S+@\S+$|^\S+\.\w{3}$|^#[\da-f]{6}$|^\d{4}-\d\d-\d\dT|^(?:record|portal|own|group|company|individual|institution|brand|thread)$/u;

const inBrackets = (text: string): string =>
  text.replace(
    /(^|>)(\s*)([^<]*\p{L}[^<]*)(?=<|$)/gu,
    (_, tag: string, space: string, words: string) => `${tag}${space}[[${words}]]`,
  );

/** Puts all texts of a company or record in brackets. Text without brackets is hard-coded. */
export function pseudo(value: unknown, field = ''): unknown {
  if (typeof value === 'string') {
    return wordless.has(field) || noText.test(value) ? value : inBrackets(value);
  }
  if (typeof value === 'function') {
    return (...parameters: readonly unknown[]) => pseudo(Reflect.apply(value, null, parameters));
  }
  if (Array.isArray(value)) return value.map((one) => pseudo(one, field));
  if (typeof value !== 'object' || value === null) return value;
  // Keep it: the name of a product page is part of its record's address.
  const isPage = 'page' in value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      pseudo(one, isPage && name === 'name' ? 'page' : name),
    ]),
  );
}
