import { type Audience, audiences, schemeOf } from '#company/company.ts';

export type { Audience };

/** Reads `schemeOf`, not `audiences`, to keep the script in every page's head small. */
export const isAudience = (name: string): name is Audience => Object.hasOwn(schemeOf, name);

export const readAudience = (name: string | null | undefined): Audience | undefined =>
  name && isAudience(name) ? name : undefined;

export const audienceNames: readonly Audience[] = /* @__PURE__ */ Object.keys(schemeOf).filter(
  isAudience,
);

export const audienceOfPath = (pathname: string): Audience | undefined =>
  audienceNames.find((audience) => {
    const { home, prefix } = audiences[audience];
    return pathname === home || pathname.startsWith(prefix);
  });
