/**
 * The late part of the page script: a file of its own that runs when the document has been parsed.
 * Everything in it is an addition to what works without it, or can wait.
 */
import {
  openAtDesks,
  provideCookieBanner,
  provideDialogs,
  provideFrames,
  provideHours,
  provideHoverDetails,
} from '@insurance-kit/ui/page';
import { cookieSettings } from '../cookies/settings.ts';
import { measureWithConsent } from '../web-vitals/measure-with-consent.ts';
import { askAgain } from './content/ask-again.ts';
import { restoreLinkFocus } from './focus/back-focus.ts';
import { keepPlace } from './focus/keep-place.ts';
import { closeMenuOnLeave } from './focus/menu.ts';
import { showWholeFocus } from './focus/whole-focus.ts';
import { askForFeedback } from './forms/feedback.ts';
import { nameSubmissions } from './forms/submission-id.ts';
import { startIslandsWhenReached } from './islands/start-islands.ts';
import { replaceBrokenPictures } from './media/broken-pictures.ts';
import { preparePageChange } from './media/page-change.ts';

startIslandsWhenReached();
provideDialogs();
openAtDesks();
provideHoverDetails();
provideFrames();
provideHours();
askAgain();
provideCookieBanner(cookieSettings);
replaceBrokenPictures();
preparePageChange();
keepPlace();
restoreLinkFocus();
nameSubmissions();
askForFeedback();
closeMenuOnLeave();
showWholeFocus();
measureWithConsent();
