import { hideAnsweredBanner } from '@insurance-kit/ui/page';
import { consentCookie } from '../../../handover/shared-names.ts';
import { noteAudience } from './audience.ts';
import { replaceBlockedStorage } from './storage.ts';

/** Restores what the visitor's earlier pages know. A page does it once: early, or late on a first visit. */
export function restoreVisit(): void {
  const page = document.documentElement.dataset;
  if (page.visit !== undefined) return;
  page.visit = '';
  replaceBlockedStorage();
  noteAudience();
  hideAnsweredBanner(consentCookie);
}
