import { startContentService } from './content-service.ts';
import { readSettings } from './settings.ts';
import { StartError } from './start-error.ts';

try {
  const { logLevel, ...settings } = readSettings(process.env);
  const service = await startContentService({
    ...settings,
    ...(logLevel === undefined ? {} : { log: { level: logLevel } }),
  });
  process.stdout.write(`Content service listening on ${service.address}\n`);
  // Once each: a second Ctrl-C ends the process at once.
  const stop = async () => {
    await service.close();
    // A mail server that hangs would keep the process for as long as it may be silent.
    process.exit();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
