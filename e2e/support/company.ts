import { join } from 'node:path';
import type { Identity } from '../../apps/site/app/companies/identity.ts';
import type { CompanySchemes } from '../../apps/site/app/companies/schemes.ts';
import { companyFolder } from '../../scripts/lib/company.mjs';

/** A module of the company's folder. */
export const partOf = <Part>(company: string, file: string): Promise<Part> =>
  import(join(companyFolder(company), file));

/** Who a company is. */
export const identityOf = async (company: string): Promise<Identity> =>
  (await partOf<{ identity: Identity }>(company, 'identity.ts')).identity;

/** What a company calls the colour scheme of each audience. */
export const schemesOf = async (company: string): Promise<CompanySchemes> =>
  (await partOf<{ schemes: CompanySchemes }>(company, 'schemes.ts')).schemes;
