import { colours } from '#company/colours.ts';
import { brandColoursOf } from '../../apps/site/app/companies/colours.ts';
import { companyTheme, type Ramp, rampOf } from '../../packages/ui/src/theme/palette.ts';
import type { ThemeName } from '../../packages/ui/src/theme/roles.ts';

const brand = brandColoursOf(colours);

/** The chosen company's colours: the roles of both themes, and the variables that pages read. */
export const theme = companyTheme(brand);

/** The ramps that they are taken from. */
export const brandRamps: Readonly<Record<ThemeName, Ramp>> = {
  purple: rampOf(brand.purple),
  red: rampOf(brand.red),
};
