import { type Audience, schemeOf } from '#company/company.ts';

export type { Audience };

/** Cookie with the audience of the last page, for pages without an audience. */
export const audienceCookie = 'audience';

export const isAudience = (name: string): name is Audience => Object.hasOwn(schemeOf, name);

/** The audience of this name, if there is one. */
export const readAudience = (name: string | null | undefined): Audience | undefined =>
  name && isAudience(name) ? name : undefined;
