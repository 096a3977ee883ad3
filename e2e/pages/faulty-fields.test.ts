import { type ResourceName, resourcePath, resources } from '@insurance-kit/content-client';
import { createServerSanitizer } from '@insurance-kit/content-client/html/server';
import { readAnswers } from 'content-service/src/content/library.ts';
import { chosenCompany, companyContent } from 'scripts/lib/company.mjs';
import { pageRecords, renderPage } from 'site/app/test/rendered-site.ts';
import { describe, expect, it } from 'vitest';
import { onePathOfEachKind } from '../support/pages.ts';
import { documentFaults, isShown, type RawRecord, read, squash } from './shown.ts';

type Elements = ReadonlyMap<ResourceName, readonly RawRecord[]>;

const pages = pageRecords
  .map((row) => ({ ...row, path: row.path.replace(':id', '1') }))
  .filter(({ path }) => onePathOfEachKind.includes(path));

const markerOf = (field: string): string => `Marker ${field}`;

/** Returns a faulty value for a field, or `undefined` to leave the field out. */
type FieldFault = (field: string) => unknown;

const hostile: FieldFault = (field) =>
  [
    `<p>${markerOf(field)}</p>`,
    '<script>window.pwned=1</script>',
    '<img src=x onerror="window.pwned=1"><img src="//evil.example/track.png">',
    '<a href="javascript:window.pwned=1">a</a><a href="java&Tab;script:window.pwned=1">a</a>',
    '<iframe src="https://evil.example/"></iframe><object data="//evil.example/x"></object>',
    '<form action="https://evil.example/"><input autofocus onfocus="window.pwned=1"></form>',
    '<base href="https://evil.example/"><link rel=stylesheet href="//evil.example/x.css">',
    '<meta http-equiv=refresh content="0;url=//evil.example/"><svg onload="window.pwned=1"></svg>',
    '</section></main></body></html><h1>Another page</h1><style>*{display:none}</style>',
    '<p><strong>bold <ul><li><a href="/privacy',
  ].join('');

const wrongValues: readonly unknown[] = [
  ...[undefined, null, 42, { text: 'An object' }, 'https://evil.example/picture.png'],
  ...['javascript:window.pwned=1', '../../etc/passwd.png', '2024-02-31T99:00:00Z'],
];
/** Gives each field one of `wrongValues`. `records.test.ts` tries random values in all fields. */
const wrong: FieldFault = (field) => wrongValues[field.length % wrongValues.length];

/** Name, fault, and whether pages show the faulty value as text. */
const kinds: readonly (readonly [string, FieldFault, boolean])[] = [
  ['a wrong type, an invalid path or an invalid date', wrong, false],
  ['hostile HTML', hostile, true],
  [
    'long text from right to left',
    (field) => `${markerOf(field)} مرحبا بكم ‮ في التأمين`.padEnd(2_000, ' and more of it'),
    true,
  ],
];

/** Whether pages may omit the field, for example a button's text because its link is faulty. */
const isOptional = (field: string): boolean =>
  /_(?:call_no|email|btn_text)$|^(?:excerpt|sec1_caption|category)$/.test(field);
/** Whether pages show the field as text, unlike addresses, alternative texts and dates. */
const takesText = (field: string): boolean => !/_(?:image|alt|file|link|at)$/.test(field);

/** Maps `_alt` and `_focus` to the field of their picture, because all three fail together. */
const partOf = (field: string): string => field.replace(/_(?:alt|focus)$/, '');
const partsOf = (element: RawRecord) => [...new Set(Object.keys(element).map(partOf))];

const sanitize = createServerSanitizer();

/** Renders a page of each kind from these records. */
const readPages = (elements: Elements) =>
  Promise.all(
    pages.map(async (row) => {
      const { status, html } = await renderPage(row.path, {
        read: async (name) => resources[name].parse(elements.get(name) ?? [], { sanitize }),
      });
      const document = read(html);
      const main = document.querySelector('main') ?? document.body;
      // Allow `data:` here, because the kit's pictures have addresses only in a build.
      const faults = documentFaults(document).filter((one) => !one.startsWith('<img src=data:'));
      if (status !== 200) faults.push(`answers ${status}`);
      return { row, main, text: squash(main.textContent), faults };
    }),
  );

/** Matches elements that must have words: no picture, input or `aria-label` replaces them. */
const emptyPart =
  ':is(h1, h2, h3, h4, p, li, dt, dd, a, button, summary, section, figcaption):not([hidden], [aria-label], :has(img, svg, input, [aria-label]))';

it('§3, readings §6: pages whose records lack all fields show default pictures and no empty element', async () => {
  const empty = new Map(pages.flatMap(({ records }) => records.map((name) => [name, [{}]])));
  for (const { row, main, faults } of await readPages(empty)) {
    expect.soft(faults, row.path).toEqual([]);
    expect.soft(main.querySelector('h1')?.textContent, row.path).toMatch(/\p{L}/u);
    const parts = [...main.querySelectorAll(emptyPart)];
    const blank = parts.filter(({ textContent }) => textContent.trim() === '');
    const blankHtml = blank.map(({ outerHTML }) => outerHTML);
    expect.soft(blankHtml, row.path).toEqual([]);
    expect.soft(main.querySelector('img:not([src]), img[src=""]'), row.path).toBeNull();
  }
});

describe('pages still show a record’s valid fields (readings §6)', async () => {
  const answers = await readAnswers(companyContent(chosenCompany()));
  const good = new Map<ResourceName, readonly RawRecord[]>();
  for (const { records, custom } of pages) {
    for (const name of records) {
      const answer = answers[resourcePath(name, custom?.name ?? '1')];
      if (Array.isArray(answer)) good.set(name, answer);
    }
  }
  const healthy = await readPages(good);
  const turns = kinds.map((kind, index) => [...kind, index % 2] as const);

  it.each(turns)('if every second field has %s', async (_kind, fault, leavesText, turn) => {
    const isFaulty = (element: RawRecord, field: string) =>
      field !== 'id' && partsOf(element).indexOf(partOf(field)) % 2 === turn;
    const spoil = (element: RawRecord): RawRecord =>
      Object.fromEntries(
        Object.entries(element).map(([field, value]) => [
          field,
          isFaulty(element, field) ? fault(field) : value,
        ]),
      );
    // Spoil only the first two elements of a list, because their texts are unique.
    const spoilt = new Map(
      [...good].map(([name, all]) => [name, [...all.slice(0, 2).map(spoil), ...all.slice(2)]]),
    );
    const problems = (await readPages(spoilt)).flatMap(({ row, main, text, faults }, page) => {
      const before = healthy[page];
      const lost = row.records.flatMap((name) => {
        const element = good.get(name)?.[0] ?? {};
        return Object.entries(element).flatMap(([field, value]) => {
          if (typeof value !== 'string' || value === '' || isOptional(field)) return [];
          if (!before || !isShown(before.main, before.text, field, value)) return [];
          const isLost = isFaulty(element, field)
            ? leavesText && takesText(field) && !text.includes(squash(markerOf(field)))
            : !isShown(main, text, field, value);
          return isLost ? [`does not show ${name}.${field}`] : [];
        });
      });
      return [...faults, ...lost].map((problem) => `${row.path}: ${problem}`);
    });
    expect(problems).toEqual([]);
  });
});
