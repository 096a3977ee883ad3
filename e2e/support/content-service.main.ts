// The content service with a content folder of the test's choice: `PORT`, `DATABASE_URL`,
// `CONTENT_DIR`, `SMTP_URL` and `MAILBOX_TOKEN` say how.
import { startContentService } from '../../apps/content-service/src/content-service.ts';

const {
  PORT = '0',
  DATABASE_URL = '',
  CONTENT_DIR = '',
  SMTP_URL = '',
  MAILBOX_TOKEN = '',
} = process.env;
const service = await startContentService({
  port: Number(PORT),
  databaseUrl: DATABASE_URL,
  contentDir: CONTENT_DIR,
  mailboxToken: MAILBOX_TOKEN,
  ...(SMTP_URL === '' ? {} : { smtpUrl: SMTP_URL }),
});
process.once('SIGTERM', service.close);
