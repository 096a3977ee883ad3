import { postgresAdapter } from '@payloadcms/db-postgres';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import { en } from '@payloadcms/translations/languages/en';
import { fr } from '@payloadcms/translations/languages/fr';
import { buildConfig } from 'payload';
import { collections, globals } from './model.ts';
import { editor } from './rich.ts';
import { settings } from './settings.ts';
import { tellSiteTask } from './tell-site.ts';

const { databaseUrl } = settings;

export default buildConfig({
  // The content API for the site is at /api (§7), so Payload's API is at /cms.
  routes: { admin: '/admin', api: '/cms' },
  admin: { user: 'users', avatar: 'default', importMap: { baseDir: import.meta.dirname } },
  collections,
  globals,
  jobs: { tasks: [tellSiteTask], autoRun: [{ cron: '* * * * * *' }] },
  // Let `seed.ts` set the ids of articles, because the addresses of articles contain them.
  db: databaseUrl.startsWith('postgres')
    ? postgresAdapter({ pool: { connectionString: databaseUrl }, allowIDOnCreate: true })
    : sqliteAdapter({
        client: { url: databaseUrl },
        wal: true,
        busyTimeout: 5_000,
        allowIDOnCreate: true,
      }),
  editor,
  i18n: { supportedLanguages: { en, fr } },
  secret: settings.secret,
  graphQL: { disable: true },
  telemetry: false,
  typescript: { autoGenerate: false },
});
