import { type ResourceName, resourcePath, resources } from '@insurance-kit/content-client';
import { createServerSanitizer } from '@insurance-kit/content-client/html/server';
import { readAnswers } from 'content-service/src/content/library.ts';
import { chosenCompany, seededContent } from 'scripts/lib/company.mjs';
import { pageRecords, renderPage } from 'site/app/test/rendered-site.ts';
import { describe, expect, it } from 'vitest';
import { onePageOfEachKind } from '../support/pages.ts';
import { documentFaults, mainText, type RawRecord, read, squash, wordsOf } from './shown.ts';

type Elements = ReadonlyMap<ResourceName, readonly RawRecord[]>;

const pages = pageRecords
  .map((row) => ({ ...row, path: row.path.replace(':id', '1') }))
  .filter(({ path }) => onePageOfEachKind.some((one) => one.path === path));

const markerOf = (field: string): string => `Marker ${field}`;

/** A faulty value for a field; `undefined` leaves the field out. */
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

/** Gives each field one of the faults. The client's unit tests combine all fields and faults. */
const oneOf =
  (...faults: readonly FieldFault[]): FieldFault =>
  (field) =>
    faults[field.length % faults.length]?.(field);

/** The faults, and whether a page shows the faulty value as a text. */
const kinds: readonly (readonly [string, FieldFault, boolean])[] = [
  [
    'no text',
    oneOf(
      () => undefined,
      () => null,
      () => 42,
      () => ({ text: 'An object' }),
    ),
    false,
  ],
  ['200 kB of text', (field) => markerOf(field).padEnd(200_001, ' and more of it'), true],
  ['hostile HTML', hostile, true],
  ['text from right to left', (field) => `${markerOf(field)} مرحبا بكم ‮ في التأمين`, true],
  [
    'a bad path or date',
    oneOf(
      () => 'https://evil.example/picture.png',
      () => 'javascript:window.pwned=1',
      () => '../../etc/passwd.png',
      () => '2024-02-31T99:00:00Z',
    ),
    false,
  ],
];

const isPath = (field: string): boolean => /_image$|^pdf_file$/.test(field);
/** Fields that pages may leave out: links, and fields that need another, such as a title. */
const isOptional = (field: string): boolean =>
  /_(?:call_no|email|btn_text)$|^(?:excerpt|sec1_caption|category)$/.test(field);

interface Shown {
  readonly main: string;
  readonly text: string;
}

/** Whether a page shows a field's text, or a picture with the field's address. */
function isShown(field: string, value: unknown, { main, text }: Shown): boolean {
  if (typeof value !== 'string' || value === '') return false;
  if (isPath(field)) return main.includes(value);
  const words = wordsOf(value).map(squash);
  return words.length > 0 && words.every((word) => text.includes(word));
}

const sanitize = createServerSanitizer();

/** Renders a page of each kind from these answers of the content service. */
const readPages = (elements: Elements) =>
  Promise.all(
    pages.map(async (row) => {
      const { status, html } = await renderPage(row.path, {
        read: async (name) => resources[name].parse(elements.get(name) ?? [], { sanitize }),
      });
      const page = read(html);
      const main = page.querySelector('main')?.innerHTML ?? '';
      return { row, status, page, main, text: squash(mainText(page)) };
    }),
  );

describe('readings §6 faults in every second field of every record do not affect the other fields', {
  timeout: 120_000,
}, async () => {
  const answers = await readAnswers(seededContent(chosenCompany()));
  const good = new Map<ResourceName, readonly RawRecord[]>();
  for (const { records, custom } of pages) {
    for (const name of records) {
      const answer = answers[resourcePath(name, custom?.name ?? '1')];
      if (Array.isArray(answer)) good.set(name, answer);
    }
  }
  const healthy = await readPages(good);
  const turns = kinds.map((kind, index) => [...kind, index % 2] as const);

  it.each(turns)('%s', async (_kind, fault, leavesText, turn) => {
    const isFaulty = (field: string, fields: readonly string[]) =>
      field !== 'id' && fields.indexOf(field) % 2 === turn;
    const spoil = (element: RawRecord, index: number): RawRecord => {
      const fields = Object.keys(element);
      // The first two elements of a list: their texts are unique.
      if (index > 1) return element;
      return Object.fromEntries(
        Object.entries(element).map(([field, value]) => [
          field,
          isFaulty(field, fields) ? fault(field) : value,
        ]),
      );
    };
    const spoilt = new Map([...good].map(([name, all]) => [name, all.map(spoil)]));
    const problems = (await readPages(spoilt)).flatMap((page, index) => {
      const { row, status } = page;
      const before = healthy[index] ?? page;
      const lost = row.records.flatMap((name) => {
        const element = good.get(name)?.[0] ?? {};
        return Object.entries(element)
          .filter(([field, value]) => !isOptional(field) && isShown(field, value, before))
          .filter(([field, value]) => {
            if (!isFaulty(field, Object.keys(element))) return !isShown(field, value, page);
            return leavesText && !isPath(field) && !isShown(field, markerOf(field), page);
          })
          .map(([field]) => `does not show ${name}.${field}`);
      });
      return [
        ...(status === 200 ? [] : [`answers ${status}`]),
        // Pictures of the kit have addresses only in a build.
        ...documentFaults(page.page).filter((problem) => !problem.startsWith('<img src=data:')),
        ...lost,
      ].map((problem) => `${row.path}: ${problem}`);
    });
    expect(problems).toEqual([]);
  });
});
