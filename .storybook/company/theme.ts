import { colours } from '#company/colours.ts';
import { companyTheme, type Ramp, rampOf } from '../../packages/ui/src/theme/palette.ts';
import type { ThemeName } from '../../packages/ui/src/theme/roles.ts';

/** The chosen company's colours: the roles of both themes, and the variables that pages read. */
export const theme = companyTheme({ purple: colours.individual, red: colours.institution });

/** The ramps that they are taken from. */
export const brandRamps: Readonly<Record<ThemeName, Ramp>> = {
  purple: rampOf(colours.individual),
  red: rampOf(colours.institution),
};
