import { stringify } from 'yaml';
import { files, link, read } from '../tree.ts';
import { type Criterion, clauseOf, criteria, type Level } from './criteria.ts';
import { type Evidence, evidence, type Product } from './evidence.ts';

/** How far a criterion is met, in OpenACR's terms. */
type Adherence = 'supports' | 'not-applicable' | 'not-evaluated';

/** A criterion of a report, and what is known of it. */
export interface Finding {
  readonly criterion: string;
  readonly name: string;
  readonly level: Level;
  readonly adherence: Adherence;
  readonly evidence: readonly Evidence[];
}

const testFile = /\.(?:test\.tsx?|spec\.ts|stories\.tsx)$/;
const numbered = /(['"`])([^'"`\n]*WCAG (\d\.\d\.\d+(?: \d\.\d\.\d+)*)[^'"`\n]*)\1/g;
const isOfKit = (file: string): boolean => file.startsWith('packages/ui/');

/** The titles of tests that name a criterion. */
const titles = files
  .filter((file) => testFile.test(file))
  .flatMap((file) =>
    [...read(file).matchAll(numbered)].map(([, , title = '', numbers = '']) => ({
      file,
      title,
      criteria: numbers.split(' '),
    })),
  );

/**
 * The titles in the table of evidence that their files do not, or no longer, have.
 *
 * @param table another one, for tests of this function.
 */
export const missing = (table: typeof evidence = evidence): readonly string[] =>
  Object.entries(table).flatMap(([criterion, of]) =>
    Object.values(of)
      .flat()
      .flatMap((one) => ('tests' in one ? one.tests : []))
      .filter(([file, title]) => !files.includes(file) || !read(file).includes(title))
      .map(([file, title]) => `${criterion}: ${file} has no '${title}'`),
  );

function adherenceOf(found: readonly Evidence[]): Adherence {
  if (found.length === 0) return 'not-evaluated';
  return found.every((one) => 'none' in one) ? 'not-applicable' : 'supports';
}

/** What is known of every criterion for a product. */
export function findings(product: Product): readonly Finding[] {
  const known: Readonly<Record<string, (typeof evidence)[Criterion]>> = evidence;
  return (['A', 'AA'] as const).flatMap((level) =>
    Object.entries(criteria[level]).map(([criterion, name]) => {
      const tests = titles
        .filter(
          (one) => one.criteria.includes(criterion) && isOfKit(one.file) === (product === 'kit'),
        )
        .map(({ file, title }) => [file, title] as const);
      const all = [
        ...(tests.length > 0 ? [{ tests }] : []),
        ...(known[criterion]?.[product] ?? []),
      ];
      return { criterion, name, level, adherence: adherenceOf(all), evidence: all };
    }),
  );
}

const unproven = 'Nobody has shown this yet.';

/** Evidence as a sentence; `nameOf` writes a file's name. */
const sentenceOf = (all: readonly Evidence[], nameOf: (file: string) => string): string =>
  all.length === 0
    ? unproven
    : all
        .map((one) => {
          if ('none' in one) return one.none;
          if ('checked' in one) return `Checked by hand on ${one.checked}: ${one.how}`;
          return one.tests.map(([file, title]) => `‘${title}’ (${nameOf(file)})`).join('; ');
        })
        .join(' ');

const products = {
  site: {
    name: 'The public website',
    description: 'The pages of both companies of this repository, for both audiences.',
  },
  kit: {
    name: 'The kit (@insurance-kit/ui)',
    description: 'Components and page templates, as their stories show them.',
  },
} as const satisfies Readonly<Record<Product, object>>;

const productNames = ['site', 'kit'] as const;

const methods =
  'Tests in Chromium at each change: axe on every page and every story, keyboard, widths from 320 px, transcripts of a virtual screen reader. Checks by hand have a date. No person with a disability and no screen reader of a vendor has taken part yet.';

/** An OpenACR report, as YAML (openacr-0.1.0.json). */
export function openAcr(product: Product): string {
  const chapter = (level: Level) => ({
    criteria: findings(product)
      .filter((finding) => finding.level === level)
      .map(({ criterion, adherence, evidence: all }) => {
        const clause = clauseOf(criterion);
        const notes = `${sentenceOf(all, (file) => file)} ${clause === undefined ? 'Not in EN 301 549 V3.2.1.' : `EN 301 549: ${clause}.`}`;
        return {
          num: criterion,
          components: [{ name: 'web', adherence: { level: adherence, notes } }],
        };
      }),
  });
  const disabled = { disabled: true };
  return stringify(
    {
      title: `${products[product].name}: Accessibility Conformance Report`,
      product: products[product],
      author: { company_name: 'Harmattan Group plc', email: 'access@harmattan-group.example' },
      report_date: '2026-11-23',
      version: 1,
      evaluation_methods_used: methods,
      catalog: '2.5-edition-wcag-2.2-en',
      chapters: {
        success_criteria_level_a: chapter('A'),
        success_criteria_level_aa: chapter('AA'),
        success_criteria_level_aaa: disabled,
      },
    },
    { lineWidth: 100 },
  );
}

const result = {
  supports: 'Supports',
  'not-applicable': 'Not applicable',
  'not-evaluated': '**Not evaluated**',
} as const satisfies Readonly<Record<Adherence, string>>;

const table = (product: Product): string =>
  [
    '| Criterion | Level | EN 301 549 | Result | Shown by |',
    '|---|---|---|---|---|',
    ...findings(product).map(({ criterion, name, level, adherence, evidence: all }) => {
      const by = sentenceOf(all, link);
      return `| ${criterion} ${name} | ${level} | ${clauseOf(criterion) ?? '–'} | ${result[adherence]} | ${by} |`;
    }),
  ].join('\n');

const count = (product: Product, adherence: Adherence): number =>
  findings(product).filter((finding) => finding.adherence === adherence).length;

/** The page for people: both reports. */
export const page = (): string =>
  [
    '# Conformance with WCAG 2.2 AA and EN 301 549',
    '`pnpm conformance` makes this page and the OpenACR reports beside it ([site](conformance/site.yaml), [kit](conformance/kit.yaml)) of the criteria’s numbers in test titles (`WCAG 2.4.11`) and of `tools/conventions/src/conformance/evidence.ts`. A test compares them, and fails for a test that is named there and gone.',
    `How: ${methods} Clause 9 of EN 301 549 V3.2.1 is WCAG 2.1; what came with 2.2 has no clause.`,
    ...productNames.flatMap((product) => [
      `## ${products[product].name}`,
      `${products[product].description} ${count(product, 'supports')} criteria are supported, ${count(product, 'not-applicable')} do not apply, ${count(product, 'not-evaluated')} have not been evaluated.`,
      table(product),
    ]),
  ]
    .join('\n\n')
    .concat('\n');

/** What `pnpm conformance` writes, by path. */
export const outputs = (): Readonly<Record<string, string>> => ({
  'docs/conformance.md': page(),
  'docs/conformance/site.yaml': openAcr('site'),
  'docs/conformance/kit.yaml': openAcr('kit'),
});
