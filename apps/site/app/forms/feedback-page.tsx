import { feedbackForm, maxFeedbackLength } from '@insurance-kit/content-client/forms';
import { FeedbackForm, type FeedbackFormProps } from '@insurance-kit/ui';
import { feedbackTexts } from '#company/texts/feedback.ts';

export default function FeedbackPageIsland(
  form: Pick<FeedbackFormProps<object>, 'action' | 'answer'>,
) {
  return (
    <FeedbackForm
      {...form}
      model={feedbackTexts.form}
      schema={feedbackForm}
      longest={maxFeedbackLength}
    />
  );
}
