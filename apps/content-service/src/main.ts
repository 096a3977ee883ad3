import { startContentService } from './contentService.ts';
import { readSettings } from './settings.ts';
import { StartError } from './startError.ts';

try {
  const { logLevel, ...settings } = readSettings(process.env);
  const service = await startContentService({
    ...settings,
    ...(logLevel === undefined ? {} : { log: { level: logLevel } }),
  });
  process.stdout.write(`Content service listening on ${service.address}\n`);
  // Once each: a second Ctrl-C ends the process at once.
  process.once('SIGINT', service.close);
  process.once('SIGTERM', service.close);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
