import { startContentService, startSite, temporaryFolder } from '/work/main/e2e/kit/apps.ts';

const content = await startContentService({ dataDir: await temporaryFolder() });
const site = await startSite({
  contentUrl: content.url,
  dataDir: await temporaryFolder(),
  variables: { LOG_LEVEL: 'warn' },
});
console.log(site.url, content.url);
setInterval(() => {}, 1e6);
