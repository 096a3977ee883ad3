import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { ContentLibrary } from '../content/library.ts';
import type { Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { createAccess, createSessions } from './access/access.ts';
import { readEditors } from './access/editors.ts';
import { createSigner } from './access/signed.ts';
import { createDraftStore } from './drafts/drafts.ts';
import { previewRoutes } from './drafts/previews.ts';
import { createPublisher } from './drafts/publish.ts';
import { keepSchedule } from './drafts/schedule.ts';
import { editRoutes } from './edit-routes.ts';

/** Unused uploads are kept for 30 days. */
const unusedMs = 30 * 24 * 60 * 60_000;

interface EditSettings {
  readonly db: Kysely<Schema>;
  readonly store: Store;
  readonly library: ContentLibrary;
  /** Content folder. */
  readonly root: string;
  /** Tokens (see `readEditors`). Without them, only this machine has access. */
  readonly token: string | undefined;
  /** Address of the site that previews drafts. */
  readonly siteUrl: string | undefined;
}

/** Adds `/edit`, previews and scheduled publication. Returns a function that stops the schedule. */
export async function openEdit(
  app: FastifyInstance,
  { db, store: kept, library, root, token, siteUrl }: EditSettings,
): Promise<() => Promise<void>> {
  const { log } = app;
  const store = createDraftStore(db);
  // A separate random key: by a signature, the recipient of a link could otherwise test guesses of
  // the token. It includes the token, so that a new token ends all links.
  const key = await kept.keepFirst('signing-key', randomBytes(32).toString('base64'));
  const signer = createSigner(`${key} ${token ?? ''}`);
  const publisher = createPublisher({ root, store, library, log });
  await publisher.resume();
  await store.removeUnused(new Date(Date.now() - unusedMs));
  previewRoutes(app, { store, library, signer });
  const editors = (token && readEditors(token)) || [];
  const access = createAccess(editors, siteUrl, createSessions(db, token ?? ''));
  // Browsers request an icon with every page.
  app.get('/favicon.ico', (_request, reply) => reply.code(204).send());
  await editRoutes(app, { root, access, signer, store, stored: kept, publisher, library, siteUrl });
  return keepSchedule({ store, publisher, library, log });
}
