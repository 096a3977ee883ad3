import { type Audience, audiences, schemeOf } from '#company/company.ts';

export type { Audience };

/** Reads `schemeOf`, because the script in every page's head contains what this reads. */
export const isAudience = (name: string): name is Audience => Object.hasOwn(schemeOf, name);

export const readAudience = (name: string | null | undefined): Audience | undefined =>
  name && isAudience(name) ? name : undefined;

/** The company's audiences, in the order of the switch (§2.2). */
export const audienceNames: readonly Audience[] = Object.keys(schemeOf).filter(isAudience);

/**
 * The audience that a path belongs to (§2.2): its home, or what begins as its pages do. Other paths
 * (`/privacy`, unknown ones) belong to none.
 */
export const audienceOfPath = (pathname: string): Audience | undefined =>
  audienceNames.find((audience) => {
    const { home, prefix } = audiences[audience];
    return pathname === home || pathname.startsWith(prefix);
  });
