import { SettingError } from '@insurance-kit/settings';
import { startContentService } from './content-service.ts';
import { readEnvironment } from './production.ts';
import { readSettings } from './settings.ts';
import { StartError } from './start-error.ts';

try {
  const service = await startContentService(readSettings(readEnvironment(process.env)));
  process.stdout.write(`Content service listening on ${service.address}\n`);
  // Only once: a second Ctrl-C ends the process at once.
  const stop = async () => {
    await service.close();
    // A mail server that hangs would keep the process running until its time-out.
    process.exit();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
} catch (error) {
  if (!(error instanceof StartError || error instanceof SettingError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
