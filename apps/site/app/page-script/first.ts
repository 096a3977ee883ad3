/**
 * The early part of the page script on a visitor's first page, at its end: there is no visit to restore
 * before it is painted (`render.tsx`). A cache that heeds no cookies may send it to others, whose
 * answered banner it hides.
 */
import { hideAnsweredBanner, noteScripts } from '@insurance-kit/ui/page';
import { consentCookie } from '../../handover/shared-names.ts';
import { markEarlyPresses } from './islands/early-presses.ts';

hideAnsweredBanner(consentCookie);
markEarlyPresses();
noteScripts();
