// The content service from its sources, by the variables of the README.
import { startContentService } from '../../apps/content-service/src/content-service.ts';
import { readSettings } from '../../apps/content-service/src/settings.ts';

const service = await startContentService(readSettings(process.env));
process.once('SIGTERM', service.close);
