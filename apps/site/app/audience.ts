/** The two audiences of §1: private customers, and companies and institutions. */
export const audiences = ['individual', 'institution'] as const;
export type Audience = (typeof audiences)[number];

/**
 * The audience that a path belongs to (§2.2): individual at `/` or `/purple…`, institution at
 * `/red…`. Other paths (`/privacy`, unknown ones) belong to neither: `undefined`.
 */
export function audienceOfPath(pathname: string): Audience | undefined {
  if (pathname === '/' || pathname.startsWith('/purple')) return 'individual';
  if (pathname.startsWith('/red')) return 'institution';
  return undefined;
}

/** The audience of a page that belongs to one: individual where the path tells nothing. */
export const audienceOfPage = (pathname: string): Audience =>
  audienceOfPath(pathname) ?? 'individual';

/** The cookie that tells the server the audience of the last page, for pages that belong to neither. */
export const audienceCookie = 'audience';

/** An audience by its name; `undefined` for anything else. */
export const readAudience = (name: string | null | undefined): Audience | undefined =>
  audiences.find((audience) => audience === name);
