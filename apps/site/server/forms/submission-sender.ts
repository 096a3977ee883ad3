import {
  createContentClient,
  emailPaths,
  type HtmlSanitizer,
  isSubmissionId,
  submissionHeader,
} from '@insurance-kit/content-client';
import { createHttpClient } from '@insurance-kit/content-client/http';
import type { SubmissionSender } from '../../handover/context.ts';
import { submissionIdName } from '../../handover/shared-names.ts';
import type { Config } from '../config.ts';
import { fetchContent } from '../http/request-scope.ts';
import type { Log } from '../log.ts';
import type { Meter } from '../metrics/meter.ts';

interface SubmissionSenderOptions {
  readonly config: Pick<Config, 'contentUrl' | 'emailjs'>;
  readonly sanitize: HtmlSanitizer;
  readonly log: Log;
  readonly meter?: Pick<Meter, 'trapped'> | undefined;
  /** Milliseconds until an answer must be there, as for a message that the browser sends. */
  readonly timeoutMs?: number;
}

const formOf = (fields: Readonly<Record<string, string | number>>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  return form;
};

/** Passes on what visitors post, to the same calls as the browser's own code (§7). */
export function createSubmissionSender({
  config,
  sanitize,
  log,
  meter,
  timeoutMs = 10_000,
}: SubmissionSenderOptions): SubmissionSender {
  const { contentUrl, emailjs } = config;
  const client = createContentClient({
    baseUrl: contentUrl,
    sanitize,
    timeoutMs,
    fetch: fetchContent,
  });

  const service = createHttpClient({
    baseUrl: emailjs.remoteOrigin ?? contentUrl,
    timeoutMs,
    ...(emailjs.remoteOrigin === undefined && { fetch: fetchContent }),
  });

  return {
    countTrapped: () => meter?.trapped(),
    async email(kind, { [submissionIdName]: name, ...fields }) {
      const account = {
        user_id: emailjs.publicKey,
        service_id: emailjs.serviceId,
        template_id: kind === 'contact' ? emailjs.contactTemplateId : emailjs.feedbackTemplateId,
      };
      const isForm = kind === 'contact';
      const path = isForm ? emailPaths.sendForm : emailPaths.send;
      const body = isForm
        ? formOf({ ...fields, ...account })
        : JSON.stringify({ ...account, template_params: fields });
      const headers = {
        // A form says by itself what it is, and where its parts end.
        ...(!isForm && { 'content-type': 'application/json' }),
        // With the same id a submission counts once, however often it is sent.
        ...(typeof name === 'string' && isSubmissionId(name) && { [submissionHeader]: name }),
      };
      try {
        return await service.send(path, { method: 'POST', headers, body }, async (answer) => {
          await answer.body?.cancel();
          if (!answer.ok) log.error({ path, status: answer.status }, 'an e-mail was not taken');
          return answer.ok;
        });
      } catch (error) {
        log.error({ path, reason: String(error) }, 'an e-mail could not be sent');
        return false;
      }
    },
    async saveFeedback(feedback, submissionId) {
      try {
        await client.sendFeedback(feedback, { submissionId });
      } catch (error) {
        log.error({ reason: String(error) }, 'feedback was not saved');
        throw error;
      }
    },
  };
}
