import {
  type FakeService,
  startFakeService,
  temporaryFolder,
} from '@insurance-kit/server/test/fake-service';
import { afterEach, beforeEach } from 'vitest';
import { createSiteServer, type SiteServer } from '../app.ts';
import { readConfig } from '../config.ts';
import { ask } from './http.ts';

type Render = Parameters<typeof createSiteServer>[1]['render'];

const showPage: Render = async () =>
  new Response('a page', { headers: { 'content-type': 'text/html' } });

/** Gives each test a fake content service and a data folder. `start` starts the site. */
export function siteOfEachTest(render = showPage) {
  let service: FakeService;
  let dataDir: string;
  let site: SiteServer | undefined;
  const at = {
    origin: '',
    get service(): FakeService {
      return service;
    },
    async start(environment: Readonly<Record<string, string>> = {}): Promise<void> {
      const basic = { PORT: '0', CONTENT_URL: service.url, DATA_DIR: dataDir };
      site = await createSiteServer(readConfig({ ...basic, LOG_LEVEL: 'silent', ...environment }), {
        kind: 'build',
        patterns: ['/'],
        frameOrigins: [],
        formPaths: [],
        pathOfRecord: (resource, id) => `/${resource}/${id ?? ''}`,
        render,
        loadAssets: async () => new Map(),
        canonicalQuery: () => (_, query) => query,
      });
      at.origin = await site.listen();
    },
    async stop(): Promise<void> {
      const stopping = site;
      site = undefined;
      await stopping?.stop();
    },
    ask: (path: string, options?: Parameters<typeof ask>[2]) => ask(at.origin, path, options),
  };
  beforeEach(async () => {
    service = await startFakeService();
    dataDir = await temporaryFolder();
  });
  afterEach(at.stop);
  return at;
}
