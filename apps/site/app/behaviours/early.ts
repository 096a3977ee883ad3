/**
 * Inlined in every head. Runs before the first paint, so it cannot expect any element. Marks
 * presses until `late.ts` runs.
 */
import { hideAnsweredBanner, noteScripts } from '@insurance-kit/ui/page';
import { consentCookie } from '../../shared/names.ts';
import { noteAudience } from './audience.ts';
import { markEarlyPresses } from './early-presses.ts';

noteAudience();
hideAnsweredBanner(consentCookie);
markEarlyPresses();
noteScripts();
