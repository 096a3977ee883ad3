import type { BrandColour, BrandColours } from '@insurance-kit/ui/palette';
import type { Audience } from '../audience.ts';

/**
 * The brand's colour to each audience: a seed such as `#005f5b`, or a ramp that was drawn by hand.
 * Every other colour of a page follows from it when the site is built.
 */
export type CompanyColours = Readonly<Record<Audience, BrandColour>>;

/** The colours by the theme that an audience wears. */
export const brandColoursOf = ({ individual, institution }: CompanyColours): BrandColours => ({
  purple: individual,
  red: institution,
});
