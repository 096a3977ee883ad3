import type { Audience } from '../../audience.ts';
import type { PageMeta } from '../company.ts';

/** The covers of motor insurance (§2.11). */
export type MotorCoverId = 'comprehensive' | 'fire-theft' | 'third-party';

/** The words of the motor pages that no record holds (§2.11). */
export interface MotorTexts {
  readonly meta: Readonly<Record<Audience, PageMeta>>;
  readonly covers: {
    readonly title: string;
    /** What the sign above the title means. */
    readonly sign: string;
    /** The covers' names on their headers, and as the titles of their dialogs. */
    readonly names: Readonly<
      Record<MotorCoverId, { readonly header: string; readonly dialog: string }>
    >;
    readonly features: string;
    readonly quote: Readonly<Record<Audience, string>>;
  };
  /** Stands in for the caption of the section beside the picture. */
  readonly section: string;
  /** The corporate benefits, which have a field each but no caption. */
  readonly benefits: {
    readonly title: string;
    readonly comprehensive: string;
    readonly fireTheft: string;
  };
  readonly banner: Readonly<Record<Audience, string>>;
}

export { motorTexts } from '#company/texts/motor.ts';
