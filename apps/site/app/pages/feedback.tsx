import { FeedbackForm } from '@insurance-kit/ui';
import { FeedbackTemplate } from '@insurance-kit/ui/templates/FeedbackTemplate';
import { type ActionFunctionArgs, useActionData } from 'react-router';
import { useSearchParams } from 'react-router-dom';
import { defaultAudience } from '#company/audiences.ts';
import { company } from '#company/index.ts';
import { feedbackTexts as texts } from '#company/texts/feedback.ts';
import { pathOf } from '../../addresses/route-table.ts';
import { readSent } from '../../addresses/sent-address.ts';
import { definePage } from '../define-page.tsx';
import { postFeedback } from '../forms/feedback/post-feedback.ts';
import { pageMeta } from '../head/seo.ts';
import { homeLink } from '../sections/page-links.ts';
import { sceneModel } from '../sections/scene.ts';
import { useAudience } from '../sections/use-audience.ts';

const path = pathOf(defaultAudience, 'feedback');

export const action = ({ request, context }: ActionFunctionArgs) =>
  postFeedback(request, context.sender);

function FeedbackPage() {
  const answer = useActionData<typeof action>();
  const [query] = useSearchParams();
  const sent = readSent(query);
  return (
    <FeedbackTemplate
      model={{
        hero: { title: texts.title, scene: sceneModel('feedback', useAudience()) },
        outcome: sent && {
          tone: sent === 'emailed' ? 'success' : 'info',
          message: sent === 'emailed' ? texts.messages.emailed : texts.messages.notEmailed,
          home: homeLink,
        },
      }}
      form={
        <FeedbackForm model={{ ...texts.form, title: texts.title }} action={path} answer={answer} />
      }
    />
  );
}

/** The feedback form on a page of its own, for who comes without a script (§4.5, readings §2.1). */
const page = definePage({
  page: 'feedback',
  meta: ({ origin }) => [
    ...pageMeta(company, { ...texts.meta, origin, path }),
    { name: 'robots', content: 'noindex' },
  ],
  useModel: () => undefined,
  template: FeedbackPage,
});

export const meta = page.meta;
export default page.Component;
