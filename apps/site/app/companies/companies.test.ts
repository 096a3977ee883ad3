import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  companies,
  companyFolder,
  firstCompany,
  seededContent,
} from '../../../../scripts/lib/company.mjs';
import type { Company, Identity } from './contract/company.ts';

/** The modules of a company, by their paths in its folder. */
const modulesOf = (company: string): readonly string[] =>
  readdirSync(companyFolder(company), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .sort();

const exportsOf = async (company: string, file: string): Promise<readonly string[]> =>
  Object.keys(await import(join(companyFolder(company), file))).sort();

describe.each(companies())('the company %s (readings §1)', (company) => {
  it('has every part that the site is composed of, under the same names', async () => {
    const files = modulesOf(firstCompany);
    // Besides these it may have parts that its own modules are made of.
    expect(modulesOf(company)).toEqual(expect.arrayContaining([...files]));
    for (const file of files) {
      expect(await exportsOf(company, file), file).toEqual(await exportsOf(firstCompany, file));
    }
  });

  it('calls itself by the name of its folder', async () => {
    const own: { company: Company } = await import(join(companyFolder(company), 'index.ts'));
    expect(own.company.id).toBe(company);
  });

  it('gives the same phone number in the menu and in its contact record (§2.2, §2.17)', async () => {
    const { identity }: { identity: Identity } = await import(
      join(companyFolder(company), 'identity.ts')
    );
    const record = readFileSync(join(seededContent(company), 'contact', 'record.json'), 'utf8');
    expect(JSON.parse(record)).toMatchObject({ gh_call_no: identity.phone });
  });
});
