import { type SchemeOptions, type Schemes, schemesOf } from '@insurance-kit/ui/palette';
import type { AudienceColours, AudienceSchemes } from '../../shared/pages.ts';

export interface CompanyColours {
  readonly schemeOf: AudienceSchemes<string>;
  readonly colourOf: AudienceColours<string>;
}

/**
 * A company's colour schemes, by name.
 *
 * @throws PaletteError if a role's contrast on its surface is too low.
 */
export const companySchemes = (
  { schemeOf, colourOf }: CompanyColours,
  options?: SchemeOptions,
): Schemes =>
  schemesOf(
    Object.fromEntries(
      Object.entries(colourOf).map(([audience, colour]) => [schemeOf[audience], colour]),
    ),
    options,
  );
