import { SettingError } from '@insurance-kit/server/settings';
import { startContentService } from './content-service.ts';
import { readEnvironment, readSettings } from './settings.ts';

try {
  const service = await startContentService(readSettings(readEnvironment(process.env)));
  process.stdout.write(`Content service listening on ${service.address}\n`);
  // Use `once`, so that a second Ctrl-C ends the process.
  const stop = async () => {
    await service.close();
    // Exit at once, because a hanging mail server would keep the process alive.
    process.exit();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
} catch (error) {
  if (!(error instanceof SettingError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
