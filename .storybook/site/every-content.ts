/** The content service's responses by company and path. `company/plugins.ts` inserts them. */
export const everyContent: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {};
