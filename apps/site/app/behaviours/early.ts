/** The first part of the page script: inline in each page's head, runs before the first paint. */
import { hideAnsweredBanner, noteScripts } from '@insurance-kit/ui/page';
import { consentCookie } from '../../shared/names.ts';
import { noteAudience } from './audience.ts';
import { markEarlyPresses } from './start-islands.ts';

noteAudience();
hideAnsweredBanner(consentCookie);
markEarlyPresses();
noteScripts();
