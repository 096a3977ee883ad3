import {
  emailPaths,
  feedbackPath,
  isSubmissionId,
  submissionHeader,
} from '@insurance-kit/content-client';
import { statusError } from '@insurance-kit/content-client/http';
import type { SubmissionSender } from '../../shared/context.ts';
import { submissionIdName } from '../../shared/names.ts';
import type { Config } from '../config.ts';
import { createUpstream, type Upstream } from '../content/upstream.ts';
import type { Log } from '../http/server.ts';

interface SubmissionSenderOptions {
  readonly config: Pick<Config, 'emailjs' | 'EMAILJS_ORIGIN'>;
  readonly upstream: Pick<Upstream, 'request'>;
  readonly log: Log;
  readonly timeoutMs?: number;
}

const formData = (fields: Readonly<Record<string, string | number>>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  return form;
};

/** Sends visitors' forms with the same API calls that browsers make (§7). */
export function createSubmissionSender({
  config: { emailjs, EMAILJS_ORIGIN },
  upstream,
  log,
  timeoutMs = 10_000,
}: SubmissionSenderOptions): SubmissionSender {
  const mailer =
    EMAILJS_ORIGIN === undefined ? upstream : createUpstream({ baseUrl: EMAILJS_ORIGIN });

  const post = async (
    to: Pick<Upstream, 'request'>,
    path: string,
    body: string | FormData,
    submissionId: unknown,
  ): Promise<void> => {
    const headers = {
      // `fetch` sets the content type of a `FormData` body, with its boundary.
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      // With this header, the content service processes a repeated submission only once.
      ...(isSubmissionId(submissionId) && { [submissionHeader]: submissionId }),
    };
    try {
      const init = { method: 'POST', headers, body };
      const answer = await to.request('message', path, init, timeoutMs);
      await answer.body?.cancel();
      if (!answer.ok) throw statusError(answer, path);
    } catch (error) {
      log.error({ path, reason: String(error) }, 'a message was not accepted');
      throw error;
    }
  };

  return {
    email(kind, { [submissionIdName]: id, ...fields }) {
      const account = {
        user_id: emailjs.publicKey,
        service_id: emailjs.serviceId,
        template_id: kind === 'contact' ? emailjs.contactTemplateId : emailjs.feedbackTemplateId,
      };
      const sent =
        kind === 'contact'
          ? post(mailer, emailPaths.sendForm, formData({ ...fields, ...account }), id)
          : post(
              mailer,
              emailPaths.send,
              JSON.stringify({ ...account, template_params: fields }),
              id,
            );
      return sent.then(
        () => true,
        () => false,
      );
    },
    saveFeedback: (feedback, submissionId) =>
      post(upstream, feedbackPath, JSON.stringify(feedback), submissionId),
  };
}
