import { brandRoles, rolePairs as kitPairs, neutral, sharedRoles } from './kit-colours.ts';
import type { Ramp } from './ramps.ts';

type Role = keyof typeof sharedRoles | keyof ReturnType<typeof brandRoles>;

/** Pairs of text or icon and surface with the required contrast (WCAG 2.2, 1.4.3 and 1.4.11). */
export const rolePairs: readonly (readonly [ink: Role, surface: Role, least: 3 | 4.5])[] = kitPairs;

/** The colours that components read, by purpose. */
export type Roles = { readonly [Name in Role]: string };

export const rolesOf = (brand: Ramp): Roles => ({ ...sharedRoles, ...brandRoles(brand) });

/** A theme's colour schemes by name; `<html data-theme>` names the page's, default: the first. */
export type Schemes = Readonly<Record<string, Roles>>;

/** The kit's neutral colours, used if no company gives any. */
export const plainSchemes: Schemes = { plain: rolesOf(neutral) };
