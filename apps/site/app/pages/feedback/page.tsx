import { FeedbackTemplate } from '@insurance-kit/ui/templates/FeedbackTemplate';
import { defaultAudience } from '#company/company.ts';
import { feedbackTexts as texts } from '#company/texts/feedback.ts';
import { postFeedback, readSent } from '../../forms/posts.ts';
import { homeLink } from '../../links.ts';
import { illustrationModel } from '../../pictures/picture-model.ts';
import { pathOf } from '../../routes.ts';
import { definePage } from '../../shell/define-page.tsx';
import { noIndex, pageHead } from '../../shell/head.tsx';
import { Island } from '../../shell/render-context.ts';

const path = pathOf(defaultAudience, 'feedback');

/** The page that replaces the feedback dialog if scripts do not run (§4.5, readings §2.1). */
export default definePage({
  action: ({ request, context }) => postFeedback(request, context.sender),
  head: ({ site }) => (
    <>
      {pageHead({ ...texts.meta, origin: site.origin, path })}
      {noIndex}
    </>
  ),
  modelOf: ({ audience, query, answer }) => {
    const sent = readSent(query);
    return {
      model: {
        hero: { title: texts.title, illustration: illustrationModel('feedback', audience) },
        outcome: sent && {
          severity: sent === 'emailed' ? ('success' as const) : ('info' as const),
          message: sent === 'emailed' ? texts.messages.emailed : texts.messages.notEmailed,
          home: homeLink,
        },
      },
      island: { action: path, answer },
    };
  },
  template: ({ model: { model, island } }) => (
    <FeedbackTemplate model={model} form={<Island name="feedback-page" props={island} />} />
  ),
});
