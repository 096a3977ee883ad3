/**
 * The early part of the page script, inlined in every head: work before the first paint, and
 * marking presses until `late.ts` runs. Small, without React; expects no element yet.
 */
import { hideAnsweredBanner, noteScripts } from '@insurance-kit/ui/page';
import { consentCookie } from '../../shared/names.ts';
import { noteAudience } from './audience.ts';
import { markEarlyPresses } from './early-presses.ts';

noteAudience();
hideAnsweredBanner(consentCookie);
markEarlyPresses();
noteScripts();
