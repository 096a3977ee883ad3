import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { root } from 'scripts/lib/workspace.mjs';
import { expect, test } from 'vitest';
import { createServerSanitizer } from '../html/server.ts';
import {
  type ContentReport,
  callAt,
  type FieldProblem,
  type ResourceName,
  resourceNames,
  resourcePath,
  resources,
} from './index.ts';

const sanitize = createServerSanitizer();

const section = (number: number): string =>
  readFileSync(join(root, 'docs/specification.md'), 'utf8')
    .split(/^## /m)
    .find((text) => text.startsWith(`${number}. `)) ?? '';

function readOnly(name: ResourceName, element: unknown) {
  const problems: FieldProblem[] = [];
  const report = (found: ContentReport) => problems.push(...found.problems);
  const content: object = resources[name].parse([element], { sanitize, report });
  const value: object | undefined = Array.isArray(content) ? content[0] : content;
  return { value, problems };
}

/** Whether a field is an alternative text or a focus point, which §3 does not list. */
const isCompanion = (name: string): boolean => /_(?:alt|focus)$/.test(name);

/** Fields that an element must have. */
const identityFields = (resource: ResourceName): Readonly<Record<string, unknown>> => {
  if (resource === 'categories') return { category: 'Motor' };
  return resource === 'articleCards' || resource === 'latestArticles' ? { id: 1 } : {};
};

const hostile = fc.oneof(
  fc.anything(),
  fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) }),
  fc.constantFrom('<script>x', '<p>unclosed', 'javascript:x', '//x', '../x', 'x/y.png', 'no date'),
  fc.constant([{ name: '<script>x', email: {}, latitude: 'north' }, 'x']),
);

test.each(resourceNames)(
  'parsing random values as %s (§3) returns all fields, without `<script` in HTML',
  (resource) => {
    const names = Object.keys(resources[resource].kinds);
    const identity = identityFields(resource);
    const others = names.filter((name) => !(name in identity));
    const kinds = Object.fromEntries(others.map((name) => [name, hostile]));
    fc.assert(
      fc.property(fc.record(kinds, { requiredKeys: [] }), (fields) => {
        const { value, problems } = readOnly(resource, { ...fields, ...identity });
        expect(Object.keys(value ?? {}).filter((name) => name !== 'pictures')).toEqual(
          names.filter((name) => !isCompanion(name)),
        );
        for (const [name, field] of Object.entries(value ?? {})) {
          const text: unknown = typeof field === 'object' ? JSON.stringify(field) : field;
          if (field !== undefined) expect(text).toBeTypeOf('string');
          // Fields of the kind `text` are never printed as HTML.
          if (!/^category$|_btn_text$|^pictures$/.test(name))
            expect(String(text)).not.toMatch(/<script/i);
        }
        for (const { field } of problems) expect(names).toContain(field.replace('0.', ''));
      }),
      // Few runs, because the test fills about fifteen fields of each of twenty resources.
      { numRuns: 10 },
    );
  },
);

test('`resources` contains every field that the specification names (§3)', () => {
  const known = resourceNames.flatMap((name) => Object.keys(resources[name].kinds));
  const records = section(3).replace(/- Contact message.*/s, '');
  const named = records.match(/(?<![/\w])[a-z0-9]+(?:_[a-z0-9]+)+\b/g) ?? [];
  // 'plant_all_risk' stands for the three fields with this prefix.
  expect(named.filter((field) => !known.some((name) => name.startsWith(field)))).toEqual([]);
});

test.each([
  ['neither', {}, undefined],
  ['an alternative text', { header_image_alt: ' A port ' }, { alt: 'A port' }],
  ['an empty alternative text', { header_image_alt: '' }, { alt: '' }],
  ['a focus point', { header_image_focus: '30% 100%' }, { focus: '30% 100%' }],
  ['an invalid point', { header_image_focus: '30% 101%', header_image_alt: 7 }, { alt: '7' }],
])('alternative text and focus point of a picture are optional: %s', (_name, raw, note) => {
  const { value } = readOnly('home', raw);
  expect(value).toEqual({
    ...readOnly('home', {}).value,
    ...(note && { pictures: { header_image: note } }),
  });
});

test.each([
  ['a path becomes the picture, not text', 'files/site.png', '', '/content/files/site.png'],
  ['a text is printed, without a picture', '<p>Works.</p>', '<p>Works.</p>', undefined],
  ['an invalid path is neither picture nor text', 'https://evil.example/a.png', '', undefined],
])('contractors_all_risk_body is a text or a path (§3): %s', (_name, written, body, picture) => {
  const raw = { contractors_all_risk_body: written, contractors_all_risk_image: 'files/other.png' };
  expect(readOnly('engineering', raw).value).toMatchObject({
    contractors_all_risk_body: body,
    contractors_all_risk_image: picture,
  });
});

test('`resources` contains every specified GET call (§7), each with a different path', () => {
  const paths = resourceNames.map((name) => resources[name].path);
  const called = Array.from(section(7).matchAll(/GET (\/api\/\S+)/g), ([, path]) => path);
  expect(paths).toEqual(expect.arrayContaining(called));
  expect(new Set(paths).size).toBe(paths.length);
});

test('callAt finds resource and id of each path from `resourcePath`, and rejects all other paths', () => {
  for (const name of resourceNames) {
    const id = resources[name].path.includes('{id}') ? 'a/b' : undefined;
    expect(callAt(resourcePath(name, id))).toEqual({ resource: name, ...(id && { id }) });
  }
  const others = ['', '/api/blog/details', '/api/blog//details', '/api/blog/%61/details'];
  expect([...others, '/api/blog/%/details', '/api/home'].filter(callAt)).toEqual([]);
});
