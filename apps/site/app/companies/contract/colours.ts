import type { BrandColour } from '@insurance-kit/ui/palette';

/**
 * The brand's colour for each audience: a seed such as `#005f5b`, or a complete ramp. All other colours
 * are made from it when the site is built.
 */
export type CompanyColours<Audience extends string = string> = Readonly<
  Record<Audience, BrandColour>
>;
