/** The first part of the page script: inline in each page's head, runs before the first paint. */
import { hideAnsweredBanner, noteScripts } from '@insurance-kit/ui/page';
import { consentCookie } from '../../shared/names.ts';
import { noteAudience } from './audience.ts';
import { markEarlyPresses } from './start-islands.ts';

noteAudience();
hideAnsweredBanner(consentCookie);
markEarlyPresses();
noteScripts();
// If the second part does not load, the page works as without scripts. Extensions add scripts too.
const withoutLate = ({ target }: Event) => {
  if (!(target instanceof Element && target.matches('script[src^="/assets/"]'))) return;
  delete document.documentElement.dataset.scripted;
  for (const pressed of document.querySelectorAll('[aria-busy]'))
    pressed.removeAttribute('aria-busy');
};
addEventListener('error', withoutLate, true);
