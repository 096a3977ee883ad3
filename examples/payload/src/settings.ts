import { join } from 'node:path';

const { env } = process;

const dataDir = env.DATA_DIR ?? join(process.cwd(), '.data');

export const settings = {
  dataDir,
  /** `file:…` for SQLite, `postgres://…` for PostgreSQL. */
  databaseUrl: env.DATABASE_URL ?? `file:${join(dataDir, 'payload.sqlite')}`,
  uploads: join(dataDir, 'uploads'),
  secret: env.PAYLOAD_SECRET ?? '',
  siteHook: new URL('/hooks/content', env.SITE_URL ?? 'http://127.0.0.1:3000'),
  /** Secret for the site's hook. Without it, Payload does not tell the site about changes. */
  hookSecret: env.CONTENT_HOOK_SECRET,
};
