import { company } from '../app/companies/index.ts';
import { mapsOrigin } from '../app/offices/maps.ts';

/** Origins of the maps that contact pages show in a frame (§2.17), where the company has them do so. */
export const frameOrigins: readonly string[] = company.features.showsMaps ? [mapsOrigin] : [];

/** The Trusted Types policies that pages create: the page script's, their own default one, DOMPurify's. */
export const trustedTypes: readonly string[] = ['application', 'default', 'dompurify'];
