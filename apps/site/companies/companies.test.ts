import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatDateTime, parseDateTime } from '@insurance-kit/ui/forms';
import {
  companies,
  companyContent,
  companyFolder,
  companyModule,
  defaultCompany,
} from 'scripts/lib/company.mjs';
import { describe, expect, it } from 'vitest';
import { audiences } from '#company/company.ts';
import type { ContactFormTexts } from '../app/pages/contact/texts.ts';
import type { CustomProductsTexts } from '../app/pages/products/texts.ts';
import type { Company, Identity } from '../shared/company.ts';
import type { Audiences, ProductPage } from '../shared/pages.ts';
import { audienceProblems } from './audience-problems.ts';

const modulesOf = (company: string): readonly string[] =>
  readdirSync(companyFolder(company), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .sort();

const exportsOf = async (company: string, file: string): Promise<readonly string[]> =>
  Object.keys(await companyModule(company, file)).sort();

/** Texts of §2's products, with their pages. A company without these pages may omit the texts. */
const productTexts: Readonly<Record<string, readonly ProductPage[]>> = {
  motorTexts: ['motor', 'motor-corporate'],
  travelTexts: ['travel'],
  homeInsuranceTexts: ['home-insurance'],
  engineeringTexts: ['engineering'],
  marineTexts: ['marine'],
};

const dataOf = (company: string) =>
  companyModule<{ identity: Identity; audiences: Audiences<string> }>(company, 'company.ts');

const productsOf = async (company: string) =>
  Object.values((await dataOf(company)).audiences).flatMap(({ products }) => products);

describe.each(companies())('the company %s (readings §1)', (company) => {
  it('has the default company’s modules and exports, except unused product texts', async () => {
    const files = modulesOf(defaultCompany);
    // The company may have more modules than the default company.
    expect(modulesOf(company)).toEqual(expect.arrayContaining([...files]));
    const products = await productsOf(company);
    const isNeeded = (name: string): boolean =>
      productTexts[name]?.some((page) => products.some((product) => product.page === page)) ?? true;
    for (const file of files) {
      const needed = (await exportsOf(defaultCompany, file)).filter(isNeeded);
      expect((await exportsOf(company, file)).filter(isNeeded), file).toEqual(needed);
    }
  });

  it('has a name for each product, and texts and a record for each custom product', async () => {
    const index: { company: Company } = await companyModule(company, 'index.ts');
    const { customProductsTexts } = await companyModule<{
      customProductsTexts: CustomProductsTexts;
    }>(company, 'texts/products.ts');
    for (const product of await productsOf(company)) {
      const name = 'name' in product ? product.name : product.page;
      expect(index.company.products, name).toHaveProperty(name);
      if (!('name' in product)) continue;
      expect(customProductsTexts[product.page], name).toHaveProperty(name);
      const folder = join(companyContent(company), 'products', product.page, name);
      expect(existsSync(join(folder, 'record.json')), folder).toBe(true);
    }
  });

  it('has a consistent id, phone number and audience addresses (§2.1, §2.2, §2.17)', async () => {
    const { identity, audiences } = await dataOf(company);
    expect(identity.id).toBe(company);
    expect(audienceProblems(audiences)).toEqual([]);
    const record = readFileSync(join(companyContent(company), 'contact', 'record.json'), 'utf8');
    expect(JSON.parse(record)).toMatchObject({ gh_call_no: identity.phone });
  });
});

it.each([
  ['distinct addresses (no problems)', {}, []],
  ['a prefix under another prefix', { prefix: '/redbrokers/' }, [/^'\/redbrokers\/' .*'inst/]],
  ['a home page under another prefix', { home: '/purplehome' }, [/^'\/purplehome' .*'individual'/]],
  ['a prefix that matches a shared page', { prefix: '/pri' }, [/^'\/privacy' .*'brokers'/]],
  ['a shared page’s address as home page', { home: '/feedback' }, [/^'\/feedback' .*'brokers'/]],
])('`audienceProblems` lists the problems of an audience with %s', (_what, changed, problems) => {
  const brokers = { ...audiences.institution, home: '/brokers', prefix: '/brokers/', ...changed };
  const found = audienceProblems({ ...audiences, brokers });
  expect(found).toEqual(problems.map((problem) => expect.stringMatching(problem)));
});

const french = companies().filter((company) =>
  /locale: 'fr-/.test(readFileSync(join(companyFolder(company), 'company.ts'), 'utf8')),
);
const filesIn = (folder: string, pattern: string) =>
  globSync(pattern, { cwd: folder }).map((file) => join(folder, file));
const files = french.flatMap((company) => [
  ...filesIn(
    companyFolder(company),
    '{privacy.html,help/*.html,{company,index,labels,people}.ts,texts/*.ts}',
  ),
  ...filesIn(companyContent(company), '**/*.{html,json}'),
]);

/** Matches breaking spaces before French punctuation and units, and inside quotes and numbers. */
const breaks =
  /.{0,20}(?:[\p{L}\d»>}] (?=[;:»][.,]?\s[\p{L}«$]|[!?]\s[\p{Lu}«]|[;:!?»][.,]?(?:["'`<]|$))|« |(?<!\+[\d ]*)\b\d{1,3} \d{3}(?![\d ])|(?:\d|s\}) (?:jours?|heures|ans|mois|minutes|secondes|FCFA)\b)/gmu;

it('French texts have non-breaking spaces at punctuation, quotation marks, numbers and units', () => {
  expect(files.length).toBeGreaterThanOrEqual(100 * french.length);
  for (const file of files) {
    const found = readFileSync(file, 'utf8').match(breaks);
    expect.soft(found, file).toBeNull();
  }
});

it('§5.1 the contact form of a French-speaking company reads 04/08/2030 as 4 August', async () => {
  const texts = await companyModule<{ contactFormTexts: ContactFormTexts }>(
    'harmattan-cote-divoire',
    'texts/contact.ts',
  );
  const { time } = texts.contactFormTexts.form.fields;
  const read = parseDateTime('04/08/2030', time);
  expect(read?.toISOString()).toBe('2030-08-04T09:00:00.000Z');
  expect(read && formatDateTime(read, time)).toBe('04/08/2030, 09:00');
});
