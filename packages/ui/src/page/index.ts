/** For a page's scripts: these functions make components work before React starts. */

export { renewSubmissionIds, submissionIdName } from '../submission-id.ts';
export * from './cookie-banner.ts';
export { closesDialog, linksToDialog, opensDialog, provideDialogs } from './dialogs.ts';
export { provideFeatures, type ShowFeatures } from './features.ts';
export { provideFrames } from './frames.ts';
export { provideHoverDetails } from './hover-details.ts';
export { provideHours } from './open-now.ts';
export { noteScripts, openOnWideScreens } from './scripted.ts';
