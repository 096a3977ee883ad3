import { type Audience, schemeOf } from '#company/audiences.ts';

export type { Audience };

/** The cookie that tells the server the audience of the last page, for pages that belong to none. */
export const audienceCookie = 'audience';

/** Whether a name is an audience's. */
export const isAudience = (name: string): name is Audience => Object.hasOwn(schemeOf, name);

/** An audience by its name; `undefined` for anything else. */
export const readAudience = (name: string | null | undefined): Audience | undefined =>
  name && isAudience(name) ? name : undefined;
