import { FeedbackForm, type FeedbackFormProps } from '@insurance-kit/ui';
import { feedbackTexts } from '#company/texts/feedback.ts';

/** The posted feedback form on its page (§4.5). */
export default function FeedbackPageIsland(form: Pick<FeedbackFormProps, 'action' | 'answer'>) {
  return <FeedbackForm {...form} model={{ ...feedbackTexts.form, title: feedbackTexts.title }} />;
}
