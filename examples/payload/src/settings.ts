import { join } from 'node:path';

const { env } = process;

/** What is kept between two starts, unless `DATA_DIR` names another folder. */
const dataDir = env.DATA_DIR ?? join(process.cwd(), '.data');

/** The settings, from the environment (see the README). */
export const settings = {
  /** The folder of all that is kept. */
  dataDir,
  /** `file:…` for SQLite, `postgres://…` for PostgreSQL. */
  databaseUrl: env.DATABASE_URL ?? `file:${join(dataDir, 'payload.sqlite')}`,
  /** The folder of uploaded pictures and PDFs. */
  uploads: join(dataDir, 'uploads'),
  /** Signs the editors' sessions. */
  secret: env.PAYLOAD_SECRET ?? '',
  /** Where the site hears of changes. */
  siteHook: new URL('/hooks/content', env.SITE_URL ?? 'http://127.0.0.1:3000'),
  /** The secret of that hook; without it the site is told nothing. */
  hookSecret: env.CONTENT_HOOK_SECRET,
};
