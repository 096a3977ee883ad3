import { SettingError } from '@insurance-kit/server/settings';
import { readCompanies } from './companies.ts';
import { type ContentService, startContentService } from './content-service.ts';

const services: ContentService[] = [];
try {
  for (const { name, settings } of readCompanies(process.env, process.argv.slice(2))) {
    const log = { ...settings.log, ...(name === undefined ? {} : { name }) };
    const service = await startContentService({ ...settings, log });
    services.push(service);
    const whose = name === undefined ? '' : ` of ${name}`;
    process.stdout.write(`Content service${whose} listening on ${service.address}\n`);
  }
  // `once`, so that a second Ctrl-C ends the process immediately.
  const stop = async () => {
    await closeAll();
    // A mail server that hangs would keep the process running until its time-out.
    process.exit();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
} catch (error) {
  await closeAll();
  if (!(error instanceof SettingError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

async function closeAll(): Promise<void> {
  await Promise.all(services.map((service) => service.close()));
}
