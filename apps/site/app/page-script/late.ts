/**
 * The late part of the page script: a file of its own that runs when the document has been parsed.
 * Everything in it is an addition to what works without it, or can wait.
 */
import { provideCookieBanner, provideDialogs, provideHoverDetails } from '@insurance-kit/ui/page';
import { cookieSettings } from '../cookies/settings.ts';
import { focusLinkLeft } from './back-focus.ts';
import { askForFeedback } from './feedback.ts';
import { measureWithConsent } from './figures.ts';
import { loadFonts } from './fonts.ts';
import { keepPlace } from './keep-place.ts';
import { closeMenuOnLeave } from './menu.ts';
import { reloadForNewVersion } from './new-version.ts';
import { replaceBrokenPictures } from './pictures.ts';
import { nameSubmissions } from './submission-id.ts';
import { showWholeFocus } from './whole-focus.ts';

provideDialogs();
provideHoverDetails();
reloadForNewVersion();
provideCookieBanner(cookieSettings);
replaceBrokenPictures();
keepPlace();
focusLinkLeft();
nameSubmissions();
askForFeedback();
closeMenuOnLeave();
showWholeFocus();
loadFonts();
measureWithConsent(document.currentScript?.dataset.figures);
