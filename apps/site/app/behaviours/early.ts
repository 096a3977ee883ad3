/** The first part of the page script: inline in each page's head, runs before the first paint. */
import { hideAnsweredBanner, noteScripts } from '@insurance-kit/ui/page';
import { consentCookie } from '../../shared/names.ts';
import { noteAudience } from './audience.ts';
import { markEarlyPresses } from './start-islands.ts';

noteAudience();
hideAnsweredBanner(consentCookie);
markEarlyPresses();
noteScripts();
// If the second part does not load, the page works as without scripts.
const withdraw = ({ target }: Event) => {
  if (target instanceof HTMLScriptElement) delete document.documentElement.dataset.scripted;
};
addEventListener('error', withdraw, true);
