import type { Roles } from '@insurance-kit/ui/theme/colours/roles.ts';
import { drawingAddress } from 'site/app/pictures/picture-model.ts';
import { colourSchemes } from 'site/app/theme/colour-schemes.ts';
import { type Audience, audienceNames, readAudience } from 'site/shared/audience.ts';
import { defaultAudience, schemeOf } from '#company/company.ts';
import { company } from '#company/index.ts';

/** Names of the company's schemes. `main.ts` replaces the kit's `scheme-names.ts` with this file. */
export const schemeNames: readonly string[] = Object.keys(colourSchemes);

/** Finds a scheme by its name or an audience. Default: the default audience's scheme. */
export const schemeNamed = (value: unknown): string =>
  schemeNames.find((name) => name === value) ??
  schemeOf[readAudience(String(value)) ?? defaultAudience];

export const audienceOf = (scheme: string): Audience =>
  audienceNames.find((audience) => schemeOf[audience] === scheme) ?? defaultAudience;

export const drawingIn = (scheme: string, address: string): string =>
  drawingAddress(address, audienceOf(scheme));

export const defaultPictureIn = (scheme: string) => drawingIn(scheme, company.defaultPicture);

export function rolesOfScheme(name: string): Roles {
  const roles = colourSchemes[name];
  if (roles === undefined) throw new Error(`The company has no scheme '${name}'.`);
  return roles;
}
