import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { createServerSanitizer } from '../html/server.ts';
import { createFields, maxMarkup, maxTextLength } from './fields.ts';
import { type FieldProblem, type ResourceName, resourceNames, resources } from './index.ts';
import { readElement } from './read.ts';

const sanitize = createServerSanitizer();
const fields = createFields({ sanitize });

/** What a resource makes of an answer with one element; no value where it cannot be read. */
function readOnly(name: ResourceName, element: unknown) {
  let problems: readonly FieldProblem[] = [];
  const report = (found: { readonly problems: readonly FieldProblem[] }) => {
    problems = found.problems;
  };
  try {
    const content: object = resources[name].parse([element], { sanitize, report });
    const value: object | undefined = Array.isArray(content) ? content[0] : content;
    return { value, problems };
  } catch {
    return { value: undefined, problems };
  }
}

const record = v.object({
  text: fields.text,
  caption: fields.caption,
  prose: fields.prose,
  plainText: fields.plainText,
  excerpt: fields.excerpt,
  asset: fields.asset,
  link: fields.link,
  instant: fields.instant,
});

type Kind = keyof typeof record.entries;

function read(kind: Kind, raw: unknown): { value: unknown; reasons: string[] } {
  const { value, problems } = readElement(record, { [kind]: raw });
  expect(problems.every(({ field }) => field === kind)).toBe(true);
  return { value: value?.[kind], reasons: problems.map(({ reason }) => reason) };
}

const fallbacks: Record<Kind, unknown> = {
  text: '',
  caption: '',
  prose: '',
  plainText: '',
  excerpt: 'No details available.',
  asset: undefined,
  link: undefined,
  instant: undefined,
};
const kinds = Object.keys(fallbacks).filter((key): key is Kind => key in record.entries);

describe('field kinds (readings §6)', () => {
  describe.each(kinds)('%s', (kind) => {
    test.each([undefined, null, ''])('%j is simply empty', (raw) => {
      expect(read(kind, raw)).toEqual({ value: fallbacks[kind], reasons: [] });
    });

    test('a missing field is simply empty', () => {
      const { value, problems } = readElement(record, {});
      expect(value).toHaveProperty(kind, fallbacks[kind]);
      expect(problems).toEqual([]);
    });

    test.each([[{}], [[]], [['a']], [true], [Number.NaN]])(
      '%j falls back and is reported',
      (raw) => {
        const { value, reasons } = read(kind, raw);
        expect(value).toEqual(fallbacks[kind]);
        expect(reasons).toHaveLength(1);
      },
    );
  });

  test.each(['text', 'caption', 'prose', 'plainText', 'excerpt'] as const)(
    'a number in a %s field becomes its digits',
    (kind) => {
      expect(read(kind, 233)).toEqual({ value: '233', reasons: [] });
    },
  );

  test.each(['text', 'caption', 'prose', 'plainText', 'excerpt'] as const)(
    'a %s of more than 200,000 characters is cut and reported',
    (kind) => {
      const { value, reasons } = read(kind, 'a'.repeat(maxTextLength + 50));
      expect(value).toBe('a'.repeat(maxTextLength));
      expect(reasons).toHaveLength(1);
    },
  );

  test.each(['asset', 'link', 'instant'] as const)('an over-long %s is dropped', (kind) => {
    const { value, reasons } = read(kind, `/${'a'.repeat(200_000)}`);
    expect(value).toBeUndefined();
    expect(reasons).toHaveLength(1);
  });

  test.each([
    ['2024-04-08T08:30:00Z', '2024-04-08T08:30:00.000Z'],
    ['2024-04-08T08:30:00.123456Z', '2024-04-08T08:30:00.123Z'],
    ['2024-04-08T08:30:00+01:00', '2024-04-08T07:30:00.000Z'],
    ['2024-04-08T08:30:00+0100', '2024-04-08T07:30:00.000Z'],
    ['2024-04-08 08:30:00', '2024-04-08T08:30:00.000Z'],
    ['2024-04-08', '2024-04-08T00:00:00.000Z'],
    ['2024-02-29', '2024-02-29T00:00:00.000Z'],
  ])('the date %j is the instant %j', (raw, instant) => {
    expect(read('instant', raw)).toEqual({ value: instant, reasons: [] });
  });

  test.each([
    ...['soon', '2023-02-29', '2024-13-01', '2024-04-08T25:00', '08/04/2024', '1712565000'],
    ...['0000-01-01T00:00:00+01:00', '9999-12-31T23:59:59-01:00'],
  ])('the date %j falls back and is reported', (raw) => {
    expect(read('instant', raw)).toEqual({ value: undefined, reasons: [expect.any(String)] });
  });

  test('HTML in headings and excerpts is stripped, entities decoded (§3)', () => {
    expect(read('plainText', '<p>Fire &amp; <b>theft</b></p>').value).toBe('Fire & theft');
    expect(read('excerpt', '<p> </p>').value).toBe('No details available.');
  });

  test('right-to-left text stays as it is', () => {
    expect(read('text', 'مرحبا')).toEqual({ value: 'مرحبا', reasons: [] });
  });
});

/** Whether a field is not one of §3's, but says something of a picture. */
const isCompanion = (name: string): boolean => /_(?:alt|focus)$/.test(name);

/** What an element must have to be listed at all. */
const identityOf = (resource: ResourceName): Readonly<Record<string, unknown>> => {
  if (resource === 'categories') return { category: 'Motor' };
  return resource === 'articleCards' || resource === 'latestArticles' ? { id: 1 } : {};
};

/** The milliseconds of processor time that something takes: what else the machine does costs none. */
function workOf(run: () => unknown): number {
  const began = process.threadCpuUsage();
  run();
  const { user, system } = process.threadCpuUsage(began);
  return (user + system) / 1_000;
}

describe('a long text', () => {
  const shapes = [
    ...['a', 'a/', '../', '.png?', 'a:', '<', '&', '(', ' ', '0', '%', '-', '"', '\u0000', 'é '],
    ...['<b>', '<p>', '</p>', '<a href="', '<!--', '&lt;', '<img src=x>', '<table>', '<tr><th>'],
  ];

  test.each(shapes)('of %j takes work that grows with its length, not with its square', (shape) => {
    // An end that the beginning does not lead to makes a pattern try every way there is.
    const textOf = (length: number) => `${shape.repeat(length / shape.length)} b`;
    for (const kind of [...kinds, 'proseUnlessPath', 'assetIfPath', 'id'] as const) {
      const schema = v.object({ [kind]: fields[kind] });
      const work = (length: number) =>
        workOf(() => v.safeParse(schema, { [kind]: textOf(length) }));
      // Four times the length: four times the work, or sixteen. Three tries, as memory is cleared.
      const grows = [1, 2, 3].every(() => work(maxTextLength) > 10 * work(maxTextLength / 4) + 30);
      expect([kind, grows]).toEqual([kind, false]);
    }
  });

  test('HTML is cut where it has more tags and entities than a page can have, and reported', () => {
    const rows = '<b>x</b>'.repeat(maxMarkup);
    const { value, reasons } = read('prose', rows);
    expect(value).toBe('<b>x</b>'.repeat(maxMarkup / 2));
    expect(reasons).toEqual([expect.stringContaining(`${maxMarkup} tags`)]);
  });
});

const hostile = fc.oneof(
  fc.anything(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '<script>x',
    '<p>unclosed',
    'javascript:x',
    '//x',
    '../x',
    'x/y.png',
    'not a date',
  ),
  fc.constant([{ name: '<script>x', email: {}, latitude: 'north' }, 'x']),
  fc.constant('a'.repeat(maxTextLength + 1)),
);

describe.each(resourceNames)('a record of %s (§3)', (resource) => {
  const names = resources[resource].fields;
  const others = names.filter((name) => !(name in identityOf(resource)));
  const empty = readOnly(resource, identityOf(resource)).value;

  test('every field of the record may hold anything: it is read, or falls back and is reported', {
    timeout: 30_000,
  }, () => {
    const raw = fc.record(Object.fromEntries(others.map((name) => [name, hostile])), {
      requiredKeys: [],
    });
    fc.assert(
      fc.property(raw, (fieldsOfRecord) => {
        const { value, problems } = readOnly(resource, {
          ...fieldsOfRecord,
          ...identityOf(resource),
        });
        expect(Object.keys(value ?? {}).filter((name) => name !== 'pictures')).toEqual(
          names.filter((name) => !isCompanion(name)),
        );
        for (const [name, field] of Object.entries(value ?? {})) {
          const text: unknown = typeof field === 'object' ? JSON.stringify(field) : field;
          if (field !== undefined) expect(text).toBeTypeOf('string');
          // Fields of the kind `text` are never printed as markup.
          if (!/^category$|_btn_text$|^pictures$/.test(name))
            expect(String(text)).not.toMatch(/<script/i);
        }
        for (const { field } of problems) expect(names).toContain(field.replace('0.', ''));
      }),
      // Of fifteen fields each, in twenty records.
      { numRuns: 10 },
    );
  });

  test('anything but an object is no record', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.integer(), fc.array(fc.anything())), (raw) => {
        expect(readOnly(resource, raw).value).toBeUndefined();
      }),
    );
  });

  test('one bad field leaves the others alone', () => {
    expect(empty).toBeDefined();
    for (const name of others) {
      const { value } = readOnly(resource, { ...identityOf(resource), [name]: { bad: true } });
      expect(value).toEqual(empty);
    }
  });
});

describe('fields of §3', () => {
  test.each([
    ['home', 13],
    ['articleCards', 6],
    ['categories', 1],
    ['article', 6],
    ['about', 15],
    ['board', 0],
    ['productsIndividual', 15],
    ['productsCorporate', 15],
    ['motorIndividual', 12],
    ['motorCorporate', 11],
    ['travel', 11],
    ['homeInsurance', 11],
    ['engineering', 21],
    ['marine', 9],
    ['careers', 24],
    // §3's nine, and the list of offices.
    ['contact', 10],
  ] as const)('%s has %i', (name, count) => {
    expect(resources[name].fields.filter((field) => !isCompanion(field))).toHaveLength(count);
  });

  test.each([
    ['nothing', {}, undefined],
    ['a text', { header_image_alt: ' A port ' }, { alt: 'A port' }],
    ['that it decorates', { header_image_alt: '' }, { alt: '' }],
    ['a point', { header_image_focus: '30% 100%' }, { focus: '30% 100%' }],
    ['a point that is none', { header_image_focus: '30% 101%', header_image_alt: 7 }, { alt: '7' }],
    ['what is no text', { header_image_alt: {}, header_image_focus: [] }, undefined],
    ['a long text', { header_image_alt: 'a'.repeat(501) }, { alt: 'a'.repeat(500) }],
  ])('a picture may be told of: %s', (_name, raw, note) => {
    const { value } = readOnly('home', raw);
    expect(value).toEqual({
      ...readOnly('home', {}).value,
      ...(note && { pictures: { header_image: note } }),
    });
  });

  test('a list has elements with kinds of their own', () => {
    expect(resources.contact.kinds.offices).toBe('list');
    expect(resources.contact.elements.offices).toMatchObject({ name: 'plainText' });
  });

  test('unknown fields are ignored', () => {
    const { value, problems } = readOnly('home', { surprise: 1 });
    expect(value).not.toHaveProperty('surprise');
    expect(problems).toEqual([]);
  });
});

describe('contractors_all_risk_body (§3 quirk)', () => {
  const readEngineering = (raw: object) => readOnly('engineering', raw).value;

  test('a path is the picture and is not printed', () => {
    expect(readEngineering({ contractors_all_risk_body: 'files/site.png' })).toMatchObject({
      contractors_all_risk_body: '',
      contractors_all_risk_image: '/content/files/site.png',
    });
  });

  test('a text is printed and the default picture shows', () => {
    expect(
      readEngineering({
        contractors_all_risk_body: '<p>Covers the works.</p>',
        contractors_all_risk_image: 'files/other.png',
      }),
    ).toMatchObject({
      contractors_all_risk_body: '<p>Covers the works.</p>',
      contractors_all_risk_image: undefined,
    });
  });

  test.each(['../secret.png', 'https://evil.example/a.png', 'javascript:alert(1)', '//evil/a'])(
    'the bad path %j is neither printed nor used',
    (contractors_all_risk_body) => {
      expect(readEngineering({ contractors_all_risk_body })).toMatchObject({
        contractors_all_risk_body: '',
        contractors_all_risk_image: undefined,
      });
    },
  );
});

describe('checks for the content service', () => {
  test('every GET call of §7 has one, at an address of its own', () => {
    // §7's seventeen, and three for the products that a company has of its own.
    expect(resourceNames).toHaveLength(20);
    expect(new Set(resourceNames.map((name) => resources[name].path)).size).toBe(20);
  });

  test('a good record has no problems, a bad one names its fields', () => {
    expect(resources.home.check({ header_caption: '<h1>Hi</h1>' })).toEqual([]);
    const bad = { header_caption: {}, header_image: '../a.png', tile1_btn_link: 'javascript:x' };
    expect(resources.home.check(bad).map(({ field }) => field)).toEqual([
      'header_caption',
      'header_image',
      'tile1_btn_link',
    ]);
  });

  test('a card without an id is a problem', () => {
    expect(resources.articleCards.check({})).toHaveLength(1);
    for (const id of ['..', '\ud800', 'a\uffff', 'a\u0085']) {
      expect(resources.articleCards.check({ id })).toHaveLength(1);
    }
    expect(resources.articleCards.check({ id: 7 })).toEqual([]);
  });
});
