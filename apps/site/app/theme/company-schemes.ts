import { type BrandColour, type Schemes, schemesOf } from '@insurance-kit/ui/palette';
import type { AudienceSchemes } from '../companies/contract/audiences.ts';
import type { CompanyColours } from '../companies/contract/colours.ts';

/**
 * A company's colour schemes, by name.
 * @throws PaletteError if a role's contrast on its surface is too low.
 */
export const companySchemes = <Audience extends string>(
  colours: CompanyColours<Audience>,
  names: AudienceSchemes<Audience>,
): Schemes => {
  const schemes: Record<string, BrandColour> = {};
  for (const audience in names) schemes[names[audience]] = colours[audience];
  return schemesOf(schemes);
};
