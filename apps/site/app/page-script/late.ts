/**
 * The late part of the page script: a file of its own that runs when the document has been parsed.
 * Everything in it is an addition to what works without it, or can wait. What few pages need is imported
 * when they need it.
 */
import { openAtDesks, provideCookieBanner, provideDialogs } from '@insurance-kit/ui/page';
import { cookieSettings } from '../cookies/settings.ts';
import { askAgain } from './content/ask-again.ts';
import { provideOffices } from './content/offices.ts';
import { restoreLinkFocus } from './focus/back-focus.ts';
import { openOnHover } from './focus/hover.ts';
import { keepPlace } from './focus/keep-place.ts';
import { closeMenuOnLeave } from './focus/menu.ts';
import { showWholeFocus } from './focus/whole-focus.ts';
import { askForFeedback } from './forms/feedback.ts';
import { bringFeedbackDialog, provideFeedbackDialog } from './forms/feedback-dialog.ts';
import { nameSubmissions } from './forms/submission-id.ts';
import { reloadForNewVersion } from './islands/new-version.ts';
import { startIslandsWhenReached } from './islands/start-islands.ts';
import { replaceBrokenPictures } from './media/broken-pictures.ts';
import { preparePageChange } from './media/page-change.ts';
import { measureWithConsent } from './web-vitals/measure-with-consent.ts';

startIslandsWhenReached();
provideDialogs();
openAtDesks();
openOnHover();
provideOffices();
askAgain();
reloadForNewVersion();
provideCookieBanner(cookieSettings);
replaceBrokenPictures();
preparePageChange();
keepPlace();
restoreLinkFocus();
nameSubmissions();
provideFeedbackDialog();
askForFeedback(bringFeedbackDialog);
closeMenuOnLeave();
showWholeFocus();
measureWithConsent();
