// The content service with a content folder of the test's choice: `PORT`, `DATABASE_URL` and
// `CONTENT_DIR` say how.
import { startContentService } from '../../apps/content-service/src/contentService.ts';

const { PORT = '0', DATABASE_URL = '', CONTENT_DIR = '' } = process.env;
const service = await startContentService({
  port: Number(PORT),
  databaseUrl: DATABASE_URL,
  contentDir: CONTENT_DIR,
});
process.once('SIGTERM', service.close);
