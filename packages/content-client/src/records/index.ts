export {
  type Feedback,
  type FeedbackReading,
  feedbackSchema,
  isSubmissionId,
  maxFeedbackLength,
  readFeedback,
} from '../forms/feedback.ts';
export { emailPaths, feedbackPath, submissionHeader } from '../forms/send-feedback.ts';
export {
  cutHtml,
  type FieldKind,
  type FieldOptions,
  looksLikePath,
  maxAltLength,
  maxTextLength,
  readInstant,
} from './fields.ts';
export type { ArticleCard, ArticleDetail, BlogCategory } from './pages.ts';
export type { PictureNote, PictureNotes } from './picture-fields.ts';
export type { FieldProblem } from './read.ts';
export type * from './resources.ts';
export {
  idResourceNames,
  latestArticleCount,
  plainResourceNames,
  recordNames,
  resourceNames,
  resourcePath,
  resources,
} from './resources.ts';
