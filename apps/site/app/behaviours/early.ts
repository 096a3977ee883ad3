/**
 * The early part of the page script, inlined in the head of every page: what must happen before the
 * first paint, and marking presses until the late part (`late.ts`) runs. Its files are small,
 * import no React, and expect no element to exist yet.
 */
import { hideAnsweredBanner, noteScripts } from '@insurance-kit/ui/page';
import { consentCookie } from '../../shared/names.ts';
import { noteAudience } from './audience.ts';
import { markEarlyPresses } from './early-presses.ts';

noteAudience();
hideAnsweredBanner(consentCookie);
markEarlyPresses();
noteScripts();
