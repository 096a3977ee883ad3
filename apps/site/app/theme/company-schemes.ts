import { type Schemes, schemesOf } from '@insurance-kit/ui/palette';
import type { AudienceColours, AudienceSchemes } from '../../shared/pages.ts';

export interface CompanyColours {
  readonly schemeOf: AudienceSchemes<string>;
  readonly colourOf: AudienceColours<string>;
}

/** A company's colour schemes. @throws PaletteError if a role's contrast is too low. */
export const companySchemes = ({ schemeOf, colourOf }: CompanyColours): Schemes =>
  schemesOf(
    Object.fromEntries(
      Object.entries(colourOf).map(([audience, colour]) => [schemeOf[audience], colour]),
    ),
  );
