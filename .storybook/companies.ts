import type { Company } from '../apps/site/app/companies/company.ts';
import { company } from '../apps/site/app/companies/index.ts';

/** The companies that the toolbar offers, by the value it keeps: the first is shown at first. */
export const companies: Readonly<Record<string, Company>> = { 'harmattan-ghana': company };
