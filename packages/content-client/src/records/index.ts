export {
  type Feedback,
  type FeedbackReading,
  feedbackSchema,
  isSubmissionId,
  maxFeedbackLength,
  readFeedback,
} from '../forms/feedback.ts';
export { emailPaths, feedbackPath, submissionHeader } from '../send-feedback.ts';
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
export {
  type ContentData,
  type ContentReport,
  type IdResourceName,
  idResourceNames,
  latestArticleCount,
  type ParseContext,
  type PlainResourceName,
  plainResourceNames,
  type RecordName,
  type Resource,
  type ResourceName,
  recordNames,
  resourceNames,
  resourcePath,
  resources,
} from './resources.ts';
export type * from './types.ts';
