import { type ResourceName, resourcePath, resources } from '@insurance-kit/content-client';
import { createServerSanitizer } from '@insurance-kit/content-client/html/server';
import type { ContentReader } from '@insurance-kit/content-client/queries';
import { readAnswers } from 'content-service/src/content/answers.ts';
import { chosenCompany, seededContent } from 'scripts/lib/company.mjs';
import { renderPage } from 'site/app/test/rendered-site.ts';
import { describe, expect, it } from 'vitest';
import { onePageOfEachKind as pages, type SitePage } from '../support/pages.ts';
import { documentFaults } from './document-faults.ts';
import { mainOf, type RawRecord, squash, textOf, wordsOf } from './shown.ts';

/** The elements of all answers, by resource. */
type Elements = ReadonlyMap<ResourceName, readonly RawRecord[]>;

const names = [...new Set(pages.flatMap(({ fetches }) => fetches))];

/** A host that nothing may load from or link to. */
const evilHost = 'evil.example';

/** Text by which a page shows a fault in this field. */
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

/** A faulty value for a field. `undefined` leaves the field out. */
type FieldFault = (field: string) => unknown;

// These are texts, which the page shows.
const longText: FieldFault = (field) => markerOf(field).padEnd(200_001, ' and more of it');
const rightToLeft: FieldFault = (field) => `${markerOf(field)} مرحبا بكم ‮ في التأمين`;
const readable: readonly FieldFault[] = [longText, hostile, rightToLeft];

/** Kinds of faults: no text, too much text, HTML, invalid path or date. */
const kinds: readonly (readonly FieldFault[])[] = [
  [() => undefined, () => null, () => 42, () => ({ text: 'An object' })],
  [longText],
  [hostile],
  // One kind per field. The client's unit tests give each field all kinds.
  [
    (field) => badPaths.at(field.length % badPaths.length),
    rightToLeft,
    () => '2024-02-31T99:00:00Z',
  ],
];

/** A field of an answer's element. */
interface Place {
  readonly name: ResourceName;
  readonly index: number;
  readonly field: string;
}
/** Returns a field's fault. `undefined` if it is good. */
type FaultOf = (place: Place) => FieldFault | undefined;

/**
 * Faults of one turn: every second field has one, by its position. After all turns each field has
 * had each kind once, beside good fields.
 */
const faultsOfTurn =
  (elements: Elements, turn: number): FaultOf =>
  ({ name, index, field }) => {
    const fields = Object.keys(elements.get(name)?.[0] ?? {});
    const position = fields.indexOf(field) + index;
    if (index > 1 || position % 2 !== turn % 2) return undefined;
    const half = Math.floor(position / 2);
    const kind = kinds.at((half + Math.floor(turn / 2)) % kinds.length) ?? [];
    return kind[half % kind.length];
  };

const isPath = (field: string): boolean => /_image$|^pdf_file$/.test(field);
/** Shown as links or not at all. An excerpt is on one of two cards. */
const isOptional = (field: string): boolean => /_(?:call_no|email)$|^excerpt$/.test(field);
/** Fields that are shown only with another. Each card's link has its id. */
const needs: Readonly<Record<string, string>> = {
  'homeInsurance.sec1_caption': 'sec1_body',
  'sectionsProduct.sec1_caption': 'sec1_body',
  'travel.sec1_caption': 'sec1_body',
  'home.tile1_btn_text': 'tile1_btn_link',
  'home.tile2_btn_text': 'tile2_btn_link',
};

/** A rendered page. */
interface Seen {
  readonly row: SitePage;
  readonly status: number;
  readonly html: string;
  readonly main: string;
}

/** Whether a page shows a field's text, or a picture with its address. */
function isShown(field: string, value: unknown, { main }: Seen, text: string): boolean {
  if (typeof value !== 'string' || value === '') return false;
  if (isPath(field)) return main.includes(value);
  const words = wordsOf(value).map(squash);
  return words.length > 0 && words.every((word) => text.includes(word));
}

/** Problems of a page with faults in some fields. */
function problemsOf(seen: Seen, before: Seen, faultOf: FaultOf, elements: Elements): string[] {
  const [text, textBefore] = [squash(textOf(seen.main)), squash(textOf(before.main))];
  // The first two elements of a list have unique texts.
  const cells = seen.row.fetches.flatMap((name) =>
    (elements.get(name) ?? []).slice(0, 2).flatMap((element, index) =>
      Object.entries(element).map(([field, value]) => {
        const place = { name, index, field };
        const needed = ['id', needs[`${name}.${field}`]].filter((one) => one !== undefined);
        const isAlone = needed.every((other) => !faultOf({ name, index, field: other }));
        return { ...place, value, fault: faultOf(place), isAlone };
      }),
    ),
  );
  const lost = new Set(cells.filter((cell) => cell.fault || !cell.isAlone).map((c) => c.value));
  const gone = cells
    .filter(({ field, value }) => isShown(field, value, before, textBefore))
    .filter(({ field, value }) => !isShown(field, value, seen, text))
    .filter(({ field, value, fault, isAlone }) =>
      fault
        ? readable.includes(fault) &&
          isAlone &&
          !isPath(field) &&
          !isOptional(field) &&
          !text.includes(squash(markerOf(field)))
        : !lost.has(value),
    )
    .map(({ name, index, field }) => `does not show ${name}.${index}.${field}`);
  const isSame = seen.row.fetches.length > 0 || seen.main === before.main;
  return [
    // The kit's pictures have addresses only in a build.
    ...documentFaults(seen.html).filter((fault) => !fault.startsWith('<img> leads to "data:')),
    ...gone,
    ...(seen.status === 200 ? [] : [`answers ${seen.status}`]),
    ...(isSame ? [] : ['its main part changed']),
  ].map((problem) => `${seen.row.path}: ${problem}`);
}

const sanitize = createServerSanitizer();

/** Renders a page of each kind from these answers. */
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
    names.map((name): [ResourceName, readonly RawRecord[]] => {
      const own = pages.find(({ fetches }) => fetches.includes(name))?.custom;
      const answer = answers[resourcePath(name, own?.name ?? '1')];
      return [name, Array.isArray(answer) ? answer : []];
    }),
  );
  const healthy = await readPages(good);

  it.each([...Array(2 * kinds.length).keys()])('turn %i', async (turn) => {
    const faultOf = faultsOfTurn(good, turn);
    const spoil = (name: ResourceName, element: RawRecord, index: number): RawRecord =>
      Object.fromEntries(
        Object.entries(element).map(([field, value]) => {
          const fault = faultOf({ name, index, field });
          return [field, fault ? fault(field) : value];
        }),
      );
    const spoilt = new Map(
      [...good].map(([name, all]) => [name, all.map((one, index) => spoil(name, one, index))]),
    );
    const seen = await readPages(spoilt);
    const problems = seen.flatMap((one, index) => {
      const before = healthy[index];
      return before ? problemsOf(one, before, faultOf, good) : [];
    });
    expect(problems).toEqual([]);
  });
});
