import { brandRoles, neutral, type Role, sharedRoles } from './kit-colours.ts';
import type { Ramp } from './ramps.ts';

export { rolePairs } from './kit-colours.ts';

/** The colours that components read, by purpose. */
export type Roles = { readonly [Name in Role]: string };

/** The roles of a brand ramp, together with the shared ones. */
export const rolesOf = (brand: Ramp): Roles => ({ ...sharedRoles, ...brandRoles(brand) });

/**
 * The colour schemes of a theme, by names that the company chooses. A page has the scheme that
 * `<html data-theme>` names; by default the first.
 */
export type Schemes = Readonly<Record<string, Roles>>;

/** The kit's own neutral colours, used if no company gives any. */
export const plainSchemes: Schemes = { plain: rolesOf(neutral) };
