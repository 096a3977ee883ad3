/**
 * The page script: all the JavaScript that a page runs before its visitor touches anything. It is
 * bundled into one text and stands in the head of every page (`vite/page-script.ts`), so every file here
 * is small, works on elements that may not be there yet, and imports no React.
 */
import { provideCookieBanner, provideDialogs } from '@insurance-kit/ui/page';
import { cookieSettings } from '../features/cookies/settings.ts';
import { noteAudience } from './audience.ts';
import { askForFeedback } from './feedback.ts';
import { showFonts } from './fonts.ts';
import { keepPlace } from './keep-place.ts';
import { closeMenuOnLeave } from './menu.ts';
import { replaceBrokenPictures } from './pictures.ts';
import { startReactWhenWanted } from './react.ts';
import { replaceBlockedStorage } from './storage.ts';
import { nameSubmissions } from './submission-id.ts';

replaceBlockedStorage();
showFonts();
noteAudience();
provideCookieBanner(cookieSettings);
provideDialogs();
askForFeedback();
keepPlace();
nameSubmissions();
closeMenuOnLeave();
replaceBrokenPictures();
startReactWhenWanted();
