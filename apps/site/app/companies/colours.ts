import { type BrandColour, type Schemes, schemesOf } from '@insurance-kit/ui/palette';
import { type Audience, audiences } from '../audience.ts';
import type { CompanySchemes } from './schemes.ts';

/**
 * The brand's colour to each audience: a seed such as `#005f5b`, or a ramp that was drawn by hand.
 * Every other colour of a page follows from it when the site is built.
 */
export type CompanyColours = Readonly<Record<Audience, BrandColour>>;

/**
 * A company's colour schemes, by its names for them.
 * @throws PaletteError where a role cannot be read on its surface.
 */
export const companySchemes = (colours: CompanyColours, names: CompanySchemes): Schemes =>
  schemesOf(Object.fromEntries(audiences.map((audience) => [names[audience], colours[audience]])));
