import { type ResourceName, resourcePath, resources } from '@insurance-kit/content-client';
import { createServerSanitizer } from '@insurance-kit/content-client/html/server';
import type { ContentReader } from '@insurance-kit/content-client/queries';
import fc from 'fast-check';
import { fieldsOf } from './records.ts';

const words = (text: string): readonly string[] => text.split(' ');

/** Elements that content may hold, and some that it may not. */
const tags = [
  ...words('h1 h2 h3 p br hr ul ol li dl dt dd a b em strong q pre blockquote figure figcaption'),
  ...words('table caption thead tbody tr th td'),
  ...words('div section main button label select option textarea title head body html'),
  ...words('script style svg math iframe object template noscript form plaintext'),
];

const attacks = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">',
  '<a href="java&Tab;script:alert(1)" target=_blank>',
  '<img src="https://evil.example/a.png">',
  '<img src="//evil.example/a.png" srcset="//evil.example/b.png 2x">',
  '<img src="files/a.png" alt="&quot; onload=alert(1) x=&quot;">',
  '<p id="main" style="position:fixed" class="x" aria-labelledby="nothing">',
  '<a id="main" href="#none">',
  '<svg onload=alert(1)>',
  '<math><mtext><table><mglyph><style><!--</style>',
  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',
  '</script>',
  '&lt;script&gt;',
  '&#0;',
  '<p',
  '"',
  "'",
];

/** Text of any characters: controls, halves of surrogate pairs, both directions of writing. */
const text = fc
  .oneof(
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc.constantFrom('مرحبا بالعالم', '\u202eright to left', '\ud800', '\uffff', '\u2028', ' '),
    fc.constantFrom('Motor', 'MOTOR', 'All', 'Ɛte sɛn?', '</title>', '0244 127 730', 'a@b.example'),
  )
  // Words that a page must not make up, and may well print when an author writes them.
  .filter((written) => !/undefined|NaN|\[object|Invalid/.test(written));

/** Tags, attacks and text in any order: most of it badly nested, unclosed or cut. */
const html = fc
  .array(
    fc.oneof(
      fc.constantFrom(...tags).map((tag) => `<${tag}>`),
      fc.constantFrom(...tags).map((tag) => `</${tag}>`),
      fc.constantFrom(...attacks),
      text,
    ),
    { maxLength: 12 },
  )
  .map((pieces) => pieces.join(''));

const address = fc.constantFrom(
  'files/a.svg',
  'files/a b,c.png',
  'files/a.jpg?v=1#small',
  'files/\'" onerror=alert(1) .svg',
  'https://evil.example/a.png',
  '//evil.example/a.svg',
  '\\\\evil.example\\a.svg',
  'javascript:alert(1)//a.svg',
  'data:image/svg+xml,<svg onload=alert(1)>',
  '../../a.svg',
  'files/%252e%252e/a.svg',
  '/purplecontact',
  'https://partner.example/?a=b&c=d',
);

const date = fc.constantFrom(
  '2024-04-08T08:30:00Z',
  '2023-02-29',
  'soon',
  '1712565000',
  '0000-01-01T00:00:00+01:00',
  '9999-12-31T23:59:59-01:00',
);

/** Far more than a field may hold (readings §6). */
const long = fc.constantFrom('a'.repeat(200_001), 'word '.repeat(50_000), '<b>'.repeat(70_000));

/** Anything that JSON can say where a field should stand; `undefined` is a missing one. */
const field = fc.oneof(
  { weight: 60, arbitrary: html },
  { weight: 20, arbitrary: address },
  { weight: 10, arbitrary: date },
  { weight: 10, arbitrary: text },
  { weight: 10, arbitrary: fc.constantFrom(undefined, null, 0, -1.5, 1e21, true, {}, []) },
  { weight: 5, arbitrary: fc.jsonValue({ depthSize: 'xsmall' }) },
  { weight: 1, arbitrary: long },
);

/** An answer of the content service to one call (§7): mostly records of bad fields, or any JSON. */
const answer = (name: ResourceName): fc.Arbitrary<unknown> =>
  fc.oneof(
    {
      weight: 9,
      arbitrary: fc.array(
        fc.record(Object.fromEntries(fieldsOf(name).map((key) => [key, field]))),
        { minLength: 1, maxLength: 9 },
      ),
    },
    { weight: 1, arbitrary: fc.oneof(fc.jsonValue(), fc.array(fc.jsonValue())) },
  );

/** Raw answers by the name of their call. */
type Answers = Readonly<Partial<Record<ResourceName, unknown>>>;

/** All answers that a page asks for. */
export const answersTo = (names: readonly ResourceName[]): fc.Arbitrary<Answers> =>
  fc.record(Object.fromEntries(names.map((name) => [name, answer(name)])));

/** Addresses of a page: an article's with any id, each with any category and page (§2.6, §2.7). */
export const visit = (path: string): fc.Arbitrary<string> =>
  fc
    .record({
      id: text.map((id) => id.toWellFormed()).filter((id) => !/^\.{0,2}$/.test(id)),
      category: text,
      page: fc.constantFrom('1', '2', '99', '0', '-1', 'x', '1e9'),
    })
    .map(
      ({ id, ...query }) =>
        `${path.replace(':id', () => encodeURIComponent(id))}?${new URLSearchParams(query)}`,
    );

const sanitize = createServerSanitizer();

/** Content as loaders read it, from raw answers: read by the schemas, its HTML cleaned. */
export const contentFrom = (answers: Answers): ContentReader => ({
  read: async (name, { id } = {}) => {
    resourcePath(name, id);
    return resources[name].parse(answers[name], { sanitize });
  },
});
