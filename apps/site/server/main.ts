import { resolve } from 'node:path';
import * as serverBuild from 'virtual:react-router/server-build';
import { company } from '../app/companies/index.ts';
import { mapsOrigin } from '../app/offices/maps.ts';
import { createSiteServer } from './app.ts';
import { loadAssets } from './assets.ts';
import { readConfig } from './config.ts';
import { run } from './run.ts';

// React Router declares these as possibly undefined, and wants them absent then.
const { basename, allowedActionOrigins, unstable_getCriticalCss: _, ...rest } = serverBuild;
const build = {
  ...rest,
  ...(basename !== undefined && { basename }),
  ...(allowedActionOrigins !== undefined && { allowedActionOrigins }),
};

await run(() =>
  createSiteServer(readConfig(process.env, `.data/${company.id}`), {
    kind: 'build',
    build,
    // The maps of §2.17, where the company has pages show them.
    frameOrigins: company.features.showsMaps ? [mapsOrigin] : [],
    loadAssets: (policies) => loadAssets(resolve(import.meta.dirname, '../client'), policies),
  }),
);
