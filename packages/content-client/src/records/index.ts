export type { FieldLabels, Label, Labels } from '../base/labels.ts';
export * from '../forms/feedback.ts';
export { emailPaths, feedbackPath, submissionHeader } from '../forms/send-feedback.ts';
export {
  cutHtml,
  type FieldKind,
  type FieldOptions,
  fitsIntoPath,
  joinLines,
  maxTextLength,
  readInstant,
} from './fields.ts';
export type { ArticleCard, ArticleDetail, BlogCategory } from './pages.ts';
export type { FieldProblem, PictureNote, PictureNotes } from './read.ts';
export * from './resources.ts';
