import { mapsOrigin } from '../app/offices/maps.ts';

/** Origins of the maps that contact pages show in a frame (§2.17). */
export const frameOrigins: readonly string[] = [mapsOrigin];

/** The Trusted Types policies that pages create: their own default one, and DOMPurify's. */
export const trustedTypes: readonly string[] = ['default', 'dompurify'];
