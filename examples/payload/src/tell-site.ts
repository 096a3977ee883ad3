import type { PayloadRequest, TaskConfig } from 'payload';
import { settings } from './settings.ts';

interface Change {
  readonly doc: Readonly<Record<string, unknown>>;
  readonly req: PayloadRequest;
}

/**
 * Makes a hook that tells the site about published, changed, unpublished or deleted records. The
 * hook queues a job for each change. If a job fails, Payload retries it up to ten times.
 * @param pathsOf returns the API paths whose answers change. Default: all API paths.
 */
export const tellSite =
  (pathsOf?: (doc: Change['doc']) => readonly string[]) =>
  async ({ doc, req }: Change): Promise<void> => {
    // Saving a draft (`?draft=true`) changes nothing on the site. Unpublishing a record does.
    const isDraft = doc._status === 'draft' && String(req.query.draft) === 'true';
    if (settings.hookSecret === undefined || isDraft || req.context.isSeed === true) return;
    const { jobs, logger } = req.payload;
    await jobs.queue({ task: 'tellSite', input: { paths: pathsOf?.(doc) }, req });
    // Run the job after the commit. If the commit takes longer than 50 ms, `autoRun` runs the job.
    setTimeout(() => {
      jobs.run().catch((error: unknown) => logger.error(error));
    }, 50);
  };

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
