/** The second part of the page script: runs when the document is parsed. */
import {
  openOnWideScreens,
  provideCookieBanner,
  provideDialogs,
  provideFrames,
  provideHours,
  provideHoverDetails,
  renewSubmissionIds,
} from '@insurance-kit/ui/page';
import { closeMenuOnLeave, restoreLinkFocus, showWholeFocus } from './back-focus.ts';
import { cookieSettings } from './cookie-settings.ts';
import { requestFeedback } from './feedback.ts';
import { measureWithConsent } from './measure-with-consent.ts';
import { preparePageChange, replaceBrokenPictures } from './pictures.ts';
import { reloadIncompletePage } from './reload-incomplete.ts';
import { startIslandsWhenReached } from './start-islands.ts';

startIslandsWhenReached();
provideDialogs();
openOnWideScreens();
provideHoverDetails();
provideFrames();
provideHours();
reloadIncompletePage();
provideCookieBanner(cookieSettings);
replaceBrokenPictures();
preparePageChange();
restoreLinkFocus();
renewSubmissionIds();
requestFeedback();
closeMenuOnLeave();
showWholeFocus();
measureWithConsent();
