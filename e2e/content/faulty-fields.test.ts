import { type ResourceName, resourcePath, resources } from '@insurance-kit/content-client';
import { createServerSanitizer } from '@insurance-kit/content-client/html/server';
import type { ContentReader } from '@insurance-kit/content-client/queries';
import { readAnswers } from 'content-service/src/content/answers.ts';
import { chosenCompany, seededContent } from 'scripts/lib/company.mjs';
import { renderPage } from 'site/app/test/rendered-site.ts';
import type { RouteRow } from 'site/shared/routes.ts';
import { describe, expect, it } from 'vitest';
import { expectedPages } from '../pages/table.ts';
import { squash, wordsOf } from '../pages/words.ts';
import { onePageOfEachKind as pages } from '../support/pages.ts';
import { documentFaults } from './document-faults.ts';
import { mainOf, textOf } from './markup.ts';

/** An element of an answer of the content service: a record, a card, a category or an article. */
type ContentElement = Readonly<Record<string, unknown>>;
/** Every element of every answer, by the resource's name. */
type Elements = ReadonlyMap<ResourceName, readonly ContentElement[]>;

const names = [...new Set(pages.flatMap(({ fetches }) => fetches))];

/** A host from which nothing may be loaded, and to which nothing may link. */
const evilHost = 'evil.example';

/** Text by which a fault in this field is recognised on a page. */
const markerOf = (field: string): string => `Marker ${field}`;

const hostile = (field: string): string =>
  [
    `<p>${markerOf(field)}</p>`,
    '<script>window.pwned=1</script>',
    '<img src=x onerror="window.pwned=1">',
    `<img src="//${evilHost}/track.png"><img src="https://${evilHost}/track.png">`,
    '<a href="javascript:window.pwned=1">a</a><a href="java&Tab;script:window.pwned=1">a</a>',
    `<iframe src="https://${evilHost}/"></iframe><object data="//${evilHost}/x"></object>`,
    `<form action="https://${evilHost}/"><input autofocus onfocus="window.pwned=1"></form>`,
    `<base href="https://${evilHost}/"><link rel=stylesheet href="//${evilHost}/x.css">`,
    `<meta http-equiv=refresh content="0;url=//${evilHost}/"><svg onload="window.pwned=1"></svg>`,
    '</section></main></body></html><h1>Another page</h1><style>*{display:none}</style>',
    '<p><strong>bold <ul><li><a href="/privacy',
  ].join('');

const badPaths = [
  `https://${evilHost}/picture.png`,
  `//${evilHost}/picture.png`,
  'javascript:window.pwned=1',
  '../../etc/passwd.png',
];

/** The faulty values of a field, by the fault's name; `undefined` leaves the field out. */
const fieldFaults = {
  missing: () => undefined,
  null: () => null,
  'a number': () => 42,
  'an object': () => ({ text: 'An object' }),
  '200 kB of text': (field) => markerOf(field).padEnd(200_001, ' and more of it'),
  'hostile, unclosed HTML': hostile,
  // One kind for each field; the client's unit tests give every kind to a field.
  'a bad image path': (field) => badPaths.at(field.length % badPaths.length),
  'right-to-left text': (field) => `${markerOf(field)} مرحبا بكم ‮ في التأمين`,
  'no category and no date': () => '2024-02-31T99:00:00Z',
} as const satisfies Readonly<Record<string, (field: string) => unknown>>;
type FieldFault = keyof typeof fieldFaults;

/** The faults by kind: no text, too much text, HTML, an invalid path or date. */
const fieldFaultKinds: readonly (readonly FieldFault[])[] = [
  ['missing', 'null', 'a number', 'an object'],
  ['200 kB of text'],
  ['hostile, unclosed HTML'],
  ['a bad image path', 'right-to-left text', 'no category and no date'],
];

/** A copy of an element, in which each field has the fault that `faultOf` names for it. */
const spoil = (
  element: ContentElement,
  faultOf: (field: string) => FieldFault | undefined,
): ContentElement =>
  Object.fromEntries(
    Object.entries(element).map(([field, value]) => {
      const fault = faultOf(field);
      return [field, fault === undefined ? value : fieldFaults[fault](field)];
    }),
  );

/** A field of a page's content. */
interface Cell {
  readonly name: ResourceName;
  readonly index: number;
  readonly field: string;
  readonly value: unknown;
}

const isPath = (field: string): boolean => /_image$|^pdf_file$/.test(field);

/** Whether a page shows a field's text, or a picture with the field's address. */
function isShown({ field, value }: Cell, main: string, text: string): boolean {
  if (typeof value !== 'string' || value === '') return false;
  if (isPath(field)) return main.includes(value);
  const words = wordsOf(value).map(squash);
  return words.length > 0 && words.every((word) => text.includes(word));
}

const cellsOf = (name: ResourceName, elements: Elements): readonly Cell[] =>
  // The first two elements of a list: they are shown on every page of the list, and their texts are
  // unique.
  (elements.get(name) ?? [])
    .slice(0, 2)
    .flatMap((element, index) =>
      Object.entries(element).map(([field, value]) => ({ name, index, field, value })),
    );

/** The fault of a field; `undefined` if it is good. */
type FaultOfField = (cell: Omit<Cell, 'value'>) => FieldFault | undefined;
/**
 * The faults of one turn: every second field has one, and its position decides of which kind. After
 * all turns each field has had each kind of fault once, next to good fields. The client's
 * tests give every fault to every kind of field.
 */
const faultsOfTurn = (elements: Elements, turn: number): FaultOfField => {
  const positions = new Map(
    names.map((name) => [name, Object.keys(elements.get(name)?.[0] ?? {})]),
  );
  return ({ name, index, field }) => {
    const position = (positions.get(name)?.indexOf(field) ?? 0) + index;
    if (index > 1 || position % 2 !== turn % 2) return undefined;
    const half = Math.floor(position / 2);
    const kind = fieldFaultKinds.at((half + Math.floor(turn / 2)) % fieldFaultKinds.length) ?? [];
    return kind[half % kind.length];
  };
};

/** Faults that leave text, which a page shows in place of the field's. */
const readable = new Set<FieldFault>([
  '200 kB of text',
  'hostile, unclosed HTML',
  'right-to-left text',
]);
/** Phone numbers and e-mail addresses: shown as links, or not at all. */
const isReach = (field: string): boolean => /_(?:call_no|email)$/.test(field);
/** Fields that a page shows only together with another one. */
const needs: Readonly<Record<string, string>> = {
  'homeInsurance.sec1_caption': 'sec1_body',
  'sectionsProduct.sec1_caption': 'sec1_body',
  'travel.sec1_caption': 'sec1_body',
  'home.tile1_btn_text': 'tile1_btn_link',
  'home.tile2_btn_text': 'tile2_btn_link',
};

/** What is wrong with a page with faults in some fields. */
function fieldProblems(
  { row, status, html, main }: Seen,
  faultOf: FaultOfField,
  elements: Elements,
  healthy: ReadonlyMap<string, Seen>,
): string[] {
  const isFaulty = (cell: Omit<Cell, 'value'>): boolean => faultOf(cell) !== undefined;
  const isReadable = (cell: Cell): boolean => {
    const fault = faultOf(cell);
    return fault !== undefined && readable.has(fault);
  };
  const before = healthy.get(row.path)?.main ?? '';
  const textBefore = squash(textOf(before));
  const text = squash(textOf(main));
  const cells = row.fetches.flatMap((name) => cellsOf(name, elements));
  const leftOut = new Set(
    expectedPages
      .find(({ path }) => path === row.path)
      ?.records.flatMap(({ except = [] }) => except),
  );
  /**
   * The fields that are needed to show a field: that field itself, and a card's id, which is in its
   * link.
   */
  const lacks = ({ name, index, field }: Cell): boolean =>
    ['id', needs[`${name}.${field}`]].some(
      (other) => other !== undefined && isFaulty({ name, index, field: other }),
    );
  const lost = new Set(
    cells.filter((cell) => isFaulty(cell) || lacks(cell)).map(({ value }) => value),
  );
  const missing = cells
    .filter((cell) => !lost.has(cell.value) && isShown(cell, before, textBefore))
    .filter((cell) => !isShown(cell, main, text))
    .map(({ name, index, field }) => `does not show the good ${name}.${index}.${field}`);
  const unread = cells
    .filter((cell) => isReadable(cell) && !lacks(cell))
    .filter(({ field }) => !isPath(field) && !isReach(field) && !leftOut.has(field))
    // What is still shown is that of another field, which says the same.
    .filter((cell) => isShown(cell, before, textBefore) && !isShown(cell, main, text))
    .filter(({ field }) => !text.includes(squash(markerOf(field))))
    .map(({ name, index, field }) => `does not show what can be read of ${name}.${index}.${field}`);
  const problems = [
    // Pictures of the kit have addresses only in a build.
    ...documentFaults(html).filter((fault) => !fault.startsWith('<img> leads to "data:')),
    ...missing,
    ...unread,
    status === 200 ? '' : `answers ${status}`,
    row.fetches.length === 0 && main !== before ? 'its main part changed' : '',
  ];
  return problems.filter((problem) => problem !== '').map((problem) => `${row.path}: ${problem}`);
}

/** A page that was rendered. */
interface Seen {
  readonly row: RouteRow;
  readonly status: number;
  readonly html: string;
  readonly main: string;
}

const sanitize = createServerSanitizer();

/** Renders a page of each kind from these answers of the content service. */
async function readPages(elements: Elements): Promise<readonly Seen[]> {
  const content: ContentReader = {
    read: async (name) => resources[name].parse(elements.get(name) ?? [], { sanitize }),
  };
  const seen = pages.map(async (row) => {
    const { status, html } = await renderPage(row.path, content);
    return { row, status, html, main: mainOf(html) };
  });
  return Promise.all(seen);
}

describe('readings §6 every field of every record, each kind of fault beside good fields', {
  timeout: 120_000,
}, async () => {
  const answers = await readAnswers(seededContent(chosenCompany()));
  const good = new Map(
    names.map((name): [ResourceName, readonly ContentElement[]] => {
      const own = pages.find(({ fetches }) => fetches.includes(name))?.own;
      const answer = answers[resourcePath(name, own?.name ?? '1')];
      return [name, Array.isArray(answer) ? answer : []];
    }),
  );
  const healthy = new Map((await readPages(good)).map((seen) => [seen.row.path, seen]));

  it.each([...Array(2 * fieldFaultKinds.length).keys()])('turn %i', async (turn) => {
    const faultOf = faultsOfTurn(good, turn);
    const spoilt = new Map(
      names.map((name) => [
        name,
        (good.get(name) ?? []).map((element, index) =>
          spoil(element, (field) => faultOf({ name, index, field })),
        ),
      ]),
    );
    const seen = await readPages(spoilt);
    expect(seen.flatMap((one) => fieldProblems(one, faultOf, good, healthy))).toEqual([]);
  });
});
