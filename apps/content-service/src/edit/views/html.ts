/** HTML that is safe to send: made by the template `html`, or sanitised. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Values of a template. Text is escaped; `undefined` and `false` are left out. */
type Part = Html | string | number | false | undefined | readonly Part[];

const entities: Readonly<Record<string, string>> = {
  ...{ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' },
};

function write(part: Part): string {
  if (part instanceof Html) return part.text;
  if (part === undefined || part === false) return '';
  if (typeof part === 'object') return part.map(write).join('');
  return String(part).replace(/[&<>"']/g, (char) => entities[char] ?? char);
}

/** Makes HTML from a template. Escapes all values that are not of the type `Html`. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(strings.map((text, index) => text + write(parts[index])).join(''));
