import { schemes } from '#company/schemes.ts';
import type { Audience } from '../audience.ts';

/** What a company calls the colour scheme of each audience's pages. */
export type CompanySchemes = Readonly<Record<Audience, string>>;

/** The scheme that shows each audience's pages (§9): `<html data-theme>` names it. */
export const schemeOf: CompanySchemes = schemes;
