import type { BrandColour } from '@insurance-kit/ui/palette';

/**
 * The brand's colour to each audience: a seed such as `#005f5b`, or a ramp that was drawn by hand.
 * Every other colour of a page follows from it when the site is built.
 */
export type CompanyColours<Audience extends string = string> = Readonly<
  Record<Audience, BrandColour>
>;
