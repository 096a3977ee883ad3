import { join } from 'node:path';
import type { Identity } from '../../apps/site/app/companies/identity.ts';
import type { CompanySchemes } from '../../apps/site/app/companies/schemes.ts';
import { companyFolder } from '../../scripts/lib/company.mjs';

/** Imports a module of the company's folder. */
export const partOf = <Part>(company: string, file: string): Promise<Part> =>
  import(join(companyFolder(company), file));

/** A company's identity. */
export const identityOf = async (company: string): Promise<Identity> =>
  (await partOf<{ identity: Identity }>(company, 'identity.ts')).identity;

/** The names of a company's colour schemes, by audience. */
export const schemesOf = async (company: string): Promise<CompanySchemes> =>
  (await partOf<{ schemes: CompanySchemes }>(company, 'schemes.ts')).schemes;
