import { FeedbackForm } from '@insurance-kit/ui';
import { FeedbackTemplate } from '@insurance-kit/ui/templates/FeedbackTemplate';
import { useSearchParams } from 'react-router-dom';
import { company } from '../companies/index.ts';
import { feedbackTexts as texts } from '../companies/texts/feedback.ts';
import { postFeedback } from '../features/feedback/post-feedback.ts';
import { readSent } from '../lib/sent-address.ts';
import { pageMeta } from '../lib/seo.ts';
import { pathOf } from '../route-table.ts';
import type { Route } from './+types/feedback';

const path = pathOf('individual', 'feedback');

export const action = ({ request, context }: Route.ActionArgs) =>
  postFeedback(request, context.outbox);

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(company, { ...texts.meta, origin: matches[0].loaderData?.origin ?? '', path }),
  { name: 'robots', content: 'noindex' },
];

/** The feedback form on a page of its own, for who comes without a script (§4.5, readings §2.1). */
export default function Feedback({ actionData }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const sent = readSent(query);
  return (
    <FeedbackTemplate
      model={{
        hero: { title: texts.title },
        outcome: sent && {
          tone: sent === 'emailed' ? 'success' : 'info',
          message: sent === 'emailed' ? texts.messages.emailed : texts.messages.notEmailed,
        },
      }}
      form={
        <FeedbackForm
          model={{ ...texts.form, title: texts.title }}
          action={path}
          answer={actionData}
        />
      }
    />
  );
}
