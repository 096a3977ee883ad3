import { type Access, type FieldAccess, Forbidden, type PayloadRequest } from 'payload';

/** Who may publish. */
export const publishers: Access & FieldAccess = ({ req }) => req.user?.role === 'publish';

/** What only who publishes may change. */
export const ofPublishers = { create: publishers, update: publishers, delete: publishers };

/**
 * Who may save: whoever writes, but nothing that is published by it. An earlier version of a page
 * takes the place of what is published, also as a draft.
 */
export const writers: Access = ({ req: { user, pathname }, data }) =>
  user !== null &&
  (user.role === 'publish' || (data?._status !== 'published' && !pathname?.includes('/versions/')));

/**
 * Refuses what is no draft to who only writes: without `draft`, Payload would save over what is
 * published, or take it from the site.
 */
export function onlyDrafts<Data extends { readonly _status?: unknown }>({
  data,
  req: { user, query, t },
}: {
  readonly data: Data;
  readonly req: PayloadRequest;
}): Data {
  const isDraft = data._status !== 'published' && String(query.draft) === 'true';
  if (user && user.role !== 'publish' && !isDraft) throw new Forbidden(t);
  return data;
}
