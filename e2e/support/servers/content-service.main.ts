// The content service from its sources, by the variables of the README.
import { startContentService } from '../../../apps/content-service/src/content-service.ts';
import { readSettings } from '../../../apps/content-service/src/settings.ts';

const { log: _, ...settings } = readSettings(process.env);
const service = await startContentService(settings);
process.once('SIGTERM', service.close);
