import type { PageMeta } from '../company.ts';

/** The five engineering products (§2.14). */
export type EngineeringKindId = 'plant' | 'contractors' | 'machinery' | 'erection' | 'computer';

/** The words of the engineering page that no record holds (§2.14). */
export interface EngineeringTexts {
  readonly meta: PageMeta;
  readonly titles: Readonly<Record<EngineeringKindId, string>>;
  readonly features: string;
  readonly benefits: {
    readonly title: string;
    readonly comprehensive: string;
    readonly fireTheft: string;
  };
}

export { engineeringTexts } from '#company/texts/engineering.ts';
