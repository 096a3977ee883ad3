export type { AboutRecord, BoardRecord } from './about.ts';
export type { ArticleCard, ArticleDetail, BlogCategory } from './articles.ts';
export type { CareersRecord } from './careers.ts';
export type { ContactRecord } from './contact.ts';
export type { EngineeringRecord } from './engineering.ts';
export {
  type Feedback,
  type FeedbackReading,
  feedbackPath,
  feedbackSchema,
  isSubmissionId,
  maxFeedbackLength,
  readFeedback,
  submissionHeader,
} from './feedback.ts';
export {
  type FieldKind,
  type FieldOptions,
  looksLikePath,
  maxAltLength,
  maxTextLength,
} from './fields.ts';
export type { HomeRecord } from './home.ts';
export type { HomeInsuranceRecord } from './home-insurance.ts';
export type { MarineRecord } from './marine.ts';
export type { MotorCorporateRecord, MotorIndividualRecord } from './motor.ts';
export type { PictureNote, PictureNotes } from './pictures.ts';
export type { ProductsCorporateRecord, ProductsIndividualRecord } from './products.ts';
export type { FieldProblem } from './read.ts';
export {
  type ContentData,
  type ContentReport,
  type IdResourceName,
  idResourceNames,
  type ParseContext,
  type PlainResourceName,
  plainResourceNames,
  type Resource,
  type ResourceName,
  resourceNames,
  resourcePath,
  resources,
} from './resources.ts';
export type { TravelRecord } from './travel.ts';
