// The content service from its sources, by the variables of the README.
import { startContentService } from 'content-service/src/content-service.ts';
import { readSettings } from 'content-service/src/settings.ts';

const settings = readSettings(process.env);
const service = await startContentService({ ...settings, log: { level: 'info' } });
process.once('SIGTERM', service.close);
