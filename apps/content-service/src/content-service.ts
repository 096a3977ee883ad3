import { stat } from 'node:fs/promises';
import path from 'node:path';
import { listenProblem, SettingError } from '@insurance-kit/server/settings';
import { createApp } from './base/app.ts';
import { openLibrary } from './content/library.ts';
import { openEdit } from './edit/edit.ts';
import { contentRoutes, feedbackRoutes, versionRoutes } from './http/content.ts';
import { emailjsRoutes, mailboxRoutes } from './http/emailjs.ts';
import { fileRoutes } from './http/files.ts';
import { healthRoutes, measure } from './http/health.ts';
import { createOutbox } from './mail/outbox.ts';
import { followOfficeAddress, openRelay } from './mail/relay.ts';
import type { Settings } from './settings.ts';
import { openDatabase, readDatabaseAddress } from './store/database.ts';
import { createStore, startRetention } from './store/store.ts';

/** When the service stops, running requests have this many milliseconds to finish. */
const closingTime = 10_000;

/** Starts the content service. @throws SettingError if a setting, port or database is unusable. */
export async function startContentService(settings: Settings) {
  const { HOST, CONTENT_DIR, SMTP_URL, METRICS_PORT } = settings;
  const databaseAddress = readDatabaseAddress(settings.DATABASE_URL);
  const found = await stat(CONTENT_DIR).catch(() => undefined);
  if (!found?.isDirectory()) {
    throw new SettingError(
      `CONTENT_DIR is ${path.resolve(CONTENT_DIR)}, which is not a folder. Set it to the absolute path of the content folder.`,
    );
  }
  const app = createApp(settings.log, settings.TRUST_PROXY);
  // If the start fails or the service stops, closes everything in reverse order of opening.
  const closing = new AsyncDisposableStack();
  try {
    const library = closing.adopt(await openLibrary(CONTENT_DIR, app.log), (it) => it.close());
    const database = await openDatabase(databaseAddress, app.log);
    const store = closing.adopt(createStore(database), (it) => it.close());
    const address = followOfficeAddress(() => library.record('contact'), store, app.log);
    const language = () => library.company().language;
    const relay =
      SMTP_URL && settings.MAIL !== 'keep'
        ? closing.adopt(openRelay(SMTP_URL, { address, language }), async (it) => it.close())
        : undefined;
    // Store the office's e-mail address while it is valid, because an editor may misspell it later.
    const saveAddress = () => address().catch(() => undefined);
    await saveAddress();
    closing.defer(library.onChange(saveAddress));
    const outbox = closing.adopt(createOutbox(store, relay, app.log), (it) => it.close());
    closing.defer(async () => {
      // Ends connections of clients that never finish.
      const forceTimer = setTimeout(() => app.server.closeAllConnections(), closingTime);
      await app.close();
      clearTimeout(forceTimer);
    });

    if (METRICS_PORT !== undefined) {
      // Add the metrics before the routes, so that the metrics include all routes.
      closing.defer(await measure(app, library, store).listen(METRICS_PORT, HOST));
    }
    contentRoutes(app, library);
    versionRoutes(app, library);
    feedbackRoutes(app, store);
    await emailjsRoutes(app, outbox);
    mailboxRoutes(app, store, settings.MAILBOX_TOKEN);
    healthRoutes(app, library, store);
    await fileRoutes(app, CONTENT_DIR, library);
    const { SITE_URL: siteUrl, EDIT_TOKEN: token } = settings;
    const edit = { library, root: CONTENT_DIR, siteUrl, token };
    closing.defer(await openEdit(app, { db: database, visitorStore: store, ...edit }));
    const listening = { host: HOST, port: settings.PORT, listenTextResolver: () => 'listening' };
    const url = await app.listen(listening).catch((error: unknown) => {
      throw listenProblem(error, settings.PORT, HOST) ?? error;
    });
    // Do not await this, because a hanging mail server must not delay the start.
    outbox.start();
    closing.defer(startRetention(store, settings.RETENTION_DAYS, app.log));
    if (relay === undefined) {
      app.log.warn(
        await store.undelivered(),
        'SMTP_URL is not set, or MAIL is keep: messages that reach this service are NOT E-MAILED. Set SMTP_URL without MAIL, or read them with pnpm --filter content-service messages list.',
      );
    }
    return { address: url, close: () => closing.disposeAsync() };
  } catch (error) {
    await closing.disposeAsync();
    throw error;
  }
}
