/**
 * The early part of the page script: what has to be done before the first paint, and what keeps a
 * visitor's presses from then on. It is bundled into one text and stands in the head of every page
 * (`vite/page-script.ts`), so every file here is small, works on elements that are not there yet, and
 * imports no React. The other part is `late.ts`.
 */
import { hideAnsweredBanner } from '@insurance-kit/ui/page';
import { cookieSettings } from '../cookies/settings.ts';
import { noteAudience } from './audience.ts';
import { showKnownFonts } from './fonts.ts';
import { startReactWhenWanted } from './react.ts';
import { replaceBlockedStorage } from './storage.ts';

replaceBlockedStorage();
showKnownFonts();
noteAudience();
hideAnsweredBanner(cookieSettings.name);
startReactWhenWanted();
