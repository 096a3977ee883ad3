import type { Company } from './company.ts';
import { harmattanGhana } from './harmattan-ghana/index.ts';

/** The company that this site is composed for. */
export const company: Company = harmattanGhana;
