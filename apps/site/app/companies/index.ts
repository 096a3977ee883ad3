import { company as chosen } from '#company/index.ts';
import type { Company } from './company.ts';

/** The company that this site is composed for: `COMPANY` chose it when the site was built. */
export const company: Company = chosen;
