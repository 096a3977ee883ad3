import type { PayloadRequest, TaskConfig } from 'payload';
import { settings } from './settings.ts';

interface Change {
  readonly doc: Readonly<Record<string, unknown>>;
  readonly req: PayloadRequest;
}

/**
 * A hook that has the site told of a change: what is published, published anew, or taken away. It is
 * a job of Payload's queue, so it is stored together with the change, is done after it, and is done
 * again where the site cannot be reached.
 *
 * @param pathsOf the calls that answer otherwise now; without it any of them may.
 */
export const tellSite =
  (pathsOf?: (doc: Change['doc']) => readonly string[]) =>
  async ({ doc, req }: Change): Promise<void> => {
    // What is saved as a draft takes nothing away, unlike what is unpublished.
    const isDraft = doc._status === 'draft' && String(req.query.draft) === 'true';
    if (settings.hookSecret === undefined || isDraft || req.context.isSeed === true) return;
    const { jobs, logger } = req.payload;
    await jobs.queue({ task: 'tellSite', input: { paths: pathsOf?.(doc) }, req });
    // By then the change is committed. If not, the queue is looked at each second anyway.
    setTimeout(() => {
      jobs.run().catch((error: unknown) => logger.error(error));
    }, 50);
  };

/** The job: one call of the site's content hook. */
export const tellSiteTask: TaskConfig = {
  slug: 'tellSite',
  inputSchema: [{ name: 'paths', type: 'json' }],
  retries: { attempts: 10, backoff: { type: 'exponential', delay: 1_000 } },
  handler: async ({ input }) => {
    const answer = await fetch(settings.siteHook, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${settings.hookSecret}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(input),
      signal: AbortSignal.timeout(5_000),
    });
    if (!answer.ok) throw new Error(`The site answered ${answer.status}.`);
    return { output: {} };
  },
};
