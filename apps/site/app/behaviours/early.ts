/**
 * The early part of the page script: what must happen before the first paint, and what marks a
 * visitor's presses until the late part is there. It is inlined in the head of every page. So its files
 * are small, import no React, and expect no element to exist yet. The other part is `late.ts`.
 */
import { hideAnsweredBanner, noteScripts } from '@insurance-kit/ui/page';
import { consentCookie } from '../../shared/shared-names.ts';
import { noteAudience } from './audience.ts';
import { markEarlyPresses } from './early-presses.ts';

noteAudience();
hideAnsweredBanner(consentCookie);
markEarlyPresses();
noteScripts();
