/** Fields that hold no words: addresses, names of icons and pages, ways of writing. */
const wordless: ReadonlySet<string> = new Set([
  ...['id', 'href', 'icon', 'from', 'locale', 'longDateLocale', 'timeZone', 'd'],
  ...['defaultCountry', 'viewBox', 'page', 'overview', 'word', 'view', 'ownHoverOn'],
]);

/** What readers do not read: numbers, dates, addresses, files and colours, choices for the code. */
const noText =
  /^\P{L}*$|^(?:https?:|mailto:|data:|\/)\S*$|^\S+@\S+$|^\S+\.\w{3}$|^#[\da-f]{6}$|^\d{4}-\d\d-\d\dT|^(?:record|portal|own|group|company|individual|institution|brand|thread)$/u;

const inBrackets = (text: string): string =>
  text.replace(
    /(^|>)(\s*)([^<]*\p{L}[^<]*)(?=<|$)/gu,
    (_, tag: string, space: string, words: string) => `${tag}${space}[[${words}]]`,
  );

/**
 * A company's or a record's value in a language that nobody speaks: every text is in brackets, also
 * those that its functions make. What a page shows without them is written into the code.
 */
export function pseudo(value: unknown, field = ''): unknown {
  if (typeof value === 'string') {
    return wordless.has(field) || noText.test(value) ? value : inBrackets(value);
  }
  if (typeof value === 'function') {
    return (...parameters: readonly unknown[]) => pseudo(Reflect.apply(value, null, parameters));
  }
  if (Array.isArray(value)) return value.map((one) => pseudo(one, field));
  if (typeof value !== 'object' || value === null) return value;
  // The name of a product's page is part of the address of its record.
  const isPage = 'page' in value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      pseudo(one, isPage && name === 'name' ? 'page' : name),
    ]),
  );
}
