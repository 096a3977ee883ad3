import { type Access, type FieldAccess, Forbidden, type PayloadRequest } from 'payload';

export const publishers: Access & FieldAccess = ({ req }) => req.user?.role === 'publish';

/** Access rules of a collection that only publishers may change. */
export const ofPublishers = { create: publishers, update: publishers, delete: publishers };

/** Lets writers save drafts, and publishers also publish. Restoring a version publishes it. */
export const writers: Access = ({ req: { user, pathname }, data }) =>
  user !== null &&
  (user.role === 'publish' || (data?._status !== 'published' && !pathname?.includes('/versions/')));

/** Refuses a writer's save without `?draft=true`: the save would change the published record. */
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
