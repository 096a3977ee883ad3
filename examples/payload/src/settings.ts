import { join } from 'node:path';

const { env } = process;

/** The data folder, unless `DATA_DIR` names another one. */
const dataDir = env.DATA_DIR ?? join(process.cwd(), '.data');

/** The settings, from the environment (see the README). */
export const settings = {
  /** The data folder. */
  dataDir,
  /** `file:…` for SQLite, `postgres://…` for PostgreSQL. */
  databaseUrl: env.DATABASE_URL ?? `file:${join(dataDir, 'payload.sqlite')}`,
  uploads: join(dataDir, 'uploads'),
  /** Signs the editors' sessions. */
  secret: env.PAYLOAD_SECRET ?? '',
  /** The site's content hook. */
  siteHook: new URL('/hooks/content', env.SITE_URL ?? 'http://127.0.0.1:3000'),
  /** The secret of that hook; without it no change is announced. */
  hookSecret: env.CONTENT_HOOK_SECRET,
};
