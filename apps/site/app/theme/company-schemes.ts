import { type BrandColour, type Schemes, schemesOf } from '@insurance-kit/ui/palette';
import { readBrand, TokenError, type TokenFile } from '@insurance-kit/ui/tokens';
import type { AudienceSchemes } from '../companies/contract/audiences.ts';

/**
 * A company's colour schemes, by name, from its design tokens.
 *
 * @throws TokenError if a token is wrong, or an audience has no colour.
 * @throws PaletteError if a role's contrast on its surface is too low.
 */
export const companySchemes = (source: TokenFile, names: AudienceSchemes<string>): Schemes => {
  const { colours } = readBrand(source);
  const schemes: Record<string, BrandColour> = {};
  for (const [audience, name] of Object.entries(names)) {
    const colour = colours[audience];
    if (colour === undefined) {
      throw new TokenError(
        source.file,
        `brand.${audience}`,
        'is missing: give the audience a colour, at least its step 700.',
      );
    }
    schemes[name] = colour;
  }
  return schemesOf(schemes);
};
