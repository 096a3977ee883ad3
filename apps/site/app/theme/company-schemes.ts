import {
  type BrandColour,
  type SchemeOptions,
  type Schemes,
  schemesOf,
} from '@insurance-kit/ui/palette';
import type { AudienceSchemes } from '../companies/contract/audiences.ts';

/**
 * A company's colour schemes, by name.
 *
 * @param colours the brand colour of each audience.
 * @throws Error if an audience has no colour.
 * @throws PaletteError if a role's contrast on its surface is too low.
 */
export const companySchemes = (
  colours: Readonly<Record<string, BrandColour>>,
  names: AudienceSchemes<string>,
  mode: SchemeOptions['mode'] = 'light',
): Schemes =>
  schemesOf(
    Object.fromEntries(
      Object.entries(names).map(([audience, name]) => {
        const colour = colours[audience];
        if (colour !== undefined) return [name, colour];
        throw new Error(
          `brand.tokens.json: brand.${audience} is missing: give the audience a colour, at least its step 700.`,
        );
      }),
    ),
    { mode },
  );
