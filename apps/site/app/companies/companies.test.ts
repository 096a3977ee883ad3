import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { companies, companyFolder, firstCompany, seededContent } from 'scripts/lib/company.mjs';
import { describe, expect, it } from 'vitest';
import type { ProductPage } from '../../addresses/page-names.ts';
import { audienceProblems } from './audience-problems.ts';
import type { Audiences } from './contract/audiences.ts';
import type { Company, Identity } from './contract/company.ts';
import type { OwnProductsTexts } from './contract/texts.ts';

/** The modules of a company, by their paths in its folder. */
const modulesOf = (company: string): readonly string[] =>
  readdirSync(companyFolder(company), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .sort();

const load = (company: string, file: string) => import(join(companyFolder(company), file));

const exportsOf = async (company: string, file: string): Promise<readonly string[]> =>
  Object.keys(await load(company, file)).sort();

/** The words of §2's products, which a company without one of these need not have. */
const productWords: Readonly<Record<string, readonly ProductPage[]>> = {
  motorTexts: ['motor', 'motor-corporate'],
  travelTexts: ['travel'],
  homeInsuranceTexts: ['home-insurance'],
  engineeringTexts: ['engineering'],
  marineTexts: ['marine'],
};

const productsOf = async (company: string) => {
  const { audiences }: { audiences: Audiences<string> } = await load(company, 'audiences.ts');
  return Object.values(audiences).flatMap(({ products }) => products);
};

describe.each(companies())('the company %s (readings §1)', (company) => {
  it('has every part that the site is composed of, under the same names', async () => {
    const files = modulesOf(firstCompany);
    // Besides these it may have parts that its own modules are made of.
    expect(modulesOf(company)).toEqual(expect.arrayContaining([...files]));
    const products = await productsOf(company);
    const isNeeded = (name: string): boolean =>
      productWords[name]?.some((page) => products.some((product) => product.page === page)) ?? true;
    for (const file of files) {
      const needed = (await exportsOf(firstCompany, file)).filter(isNeeded);
      expect((await exportsOf(company, file)).filter(isNeeded), file).toEqual(needed);
    }
  });

  it('has audiences that are told apart (§2.1)', async () => {
    const { audiences } = await load(company, 'audiences.ts');
    expect(audienceProblems(audiences)).toEqual([]);
  });

  it('has a name for each of its products, and words and a record for those of its own', async () => {
    const own: { company: Company } = await load(company, 'index.ts');
    const texts: { ownProductsTexts: OwnProductsTexts } = await load(company, 'texts/products.ts');
    for (const product of await productsOf(company)) {
      const name = 'name' in product ? product.name : product.page;
      expect(own.company.products, name).toHaveProperty(name);
      if (!('name' in product)) continue;
      expect(texts.ownProductsTexts[product.page], name).toHaveProperty(name);
      const folder = join(seededContent(company), 'products', product.page, name);
      expect(existsSync(join(folder, 'record.json')), folder).toBe(true);
    }
  });

  it('calls itself by the name of its folder', async () => {
    const own: { company: Company } = await load(company, 'index.ts');
    expect(own.company.id).toBe(company);
  });

  it('gives the same phone number in the menu and in its contact record (§2.2, §2.17)', async () => {
    const { identity }: { identity: Identity } = await load(company, 'identity.ts');
    const record = readFileSync(join(seededContent(company), 'contact', 'record.json'), 'utf8');
    expect(JSON.parse(record)).toMatchObject({ gh_call_no: identity.phone });
  });
});
