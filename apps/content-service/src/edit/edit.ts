import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { ContentLibrary } from '../content/library.ts';
import type { Schema } from '../store/schema.ts';
import { createAccess } from './access/access.ts';
import { readEditors } from './access/editors.ts';
import { createSigner } from './access/signed.ts';
import { createDraftStore } from './drafts/drafts.ts';
import { previewRoutes } from './drafts/previews.ts';
import { createPublisher } from './drafts/publish.ts';
import { keepSchedule } from './drafts/schedule.ts';
import { editRoutes } from './routes.ts';

interface EditSettings {
  readonly db: Kysely<Schema>;
  readonly library: ContentLibrary;
  /** The content folder. */
  readonly root: string;
  /** What editors log in with (`readEditors`); without it they can on this machine alone. */
  readonly token: string | undefined;
  /** Where drafts are previewed. */
  readonly siteUrl: string | undefined;
}

/**
 * Lets people change the content in a browser: `/edit`, previews for the site, and publication at a set
 * time. Returns a function that stops it.
 */
export async function openEdit(
  app: FastifyInstance,
  { db, library, root, token, siteUrl }: EditSettings,
): Promise<() => Promise<void>> {
  const { log } = app;
  const store = createDraftStore(db);
  // Without a token sessions and links end with the process.
  const signer = createSigner(token ?? randomBytes(32).toString('base64'));
  const publisher = createPublisher({ root, store, library, log });
  await publisher.resume();
  previewRoutes(app, { store, library, signer });
  const editors = token === undefined ? [] : (readEditors(token) ?? [{ token }]);
  const access = createAccess(editors, siteUrl, signer);
  await editRoutes(app, { root, access, signer, store, publisher, library, siteUrl });
  return keepSchedule({ store, publisher, library, log });
}
