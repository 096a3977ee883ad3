import type { Company } from '../apps/site/app/companies/company.ts';
import { company } from '../apps/site/app/companies/index.ts';

/**
 * The companies that the toolbar offers, by the value it keeps. A Storybook is one company's, as a site
 * is: `COMPANY=harmattan-cote-divoire pnpm storybook` shows another's.
 */
export const companies: Readonly<Record<string, Company>> = { [company.id]: company };
