import { setTimeout as sleep } from 'node:timers/promises';
import { createParser } from 'eventsource-parser';
import * as v from 'valibot';
import type { Log } from '../http/server.ts';
import type { Upstream } from './upstream.ts';

interface ChangesOptions {
  readonly upstream: Pick<Upstream, 'open'>;
  /** Called with the entity tags of all paths when a connection opens, and after each change. */
  readonly onVersions: (versions: ReadonlyMap<string, string>) => void;
  readonly log: Log;
  readonly pauses?: typeof usualPauses;
}

/** In ms. `afterLoss` and `withoutStream` vary by ±50 %, so sites reconnect at different times. */
const usualPauses = {
  afterLoss: 2_000,
  /** Pause before the site tries again, if the service has no event stream. */
  withoutStream: 600_000,
  /** A stream that sends no byte for this time counts as lost. */
  silence: 45_000,
};
const versionsPath = '/versions';
const maxCharacters = 5_000_000;
const versionList = v.record(v.string(), v.string());

/** Follows the stream of content versions (docs/contracts.md) until the result is called. */
export function followVersions(options: ChangesOptions): () => void {
  const { upstream, onVersions, log, pauses = usualPauses } = options;
  const stopped = new AbortController();
  let isFollowed: boolean | undefined;

  const logState = (followed: boolean, message: string, facts: object = {}): void => {
    if (isFollowed !== followed) log.info({ path: versionsPath, ...facts }, message);
    isFollowed = followed;
  };

  /** Reads one connection to its end. @returns `false` if the service has no event stream. */
  const listen = async (): Promise<boolean> => {
    const silent = new AbortController();
    const timer = setTimeout(
      () => silent.abort(new Error('the stream was silent')),
      pauses.silence,
    );
    try {
      const answer = await upstream.open(versionsPath, {
        headers: { accept: 'text/event-stream' },
        signal: AbortSignal.any([stopped.signal, silent.signal]),
      });
      const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream') === true;
      if (answer.body === null || !answer.ok || !isStream) {
        await answer.body?.cancel();
        if (answer.status >= 500) throw new Error(`the service answered ${answer.status}`);
        logState(
          false,
          'the content service does not announce changes: content is refreshed by age',
        );
        return false;
      }
      const parser = createParser({
        maxBufferSize: maxCharacters,
        onEvent: ({ event, data }) => {
          if (event !== 'versions') return;
          const versions = v.parse(versionList, JSON.parse(data));
          logState(true, 'the content service announces changes');
          onVersions(new Map(Object.entries(versions)));
        },
      });
      const decoder = new TextDecoder();
      for await (const chunk of answer.body) {
        timer.refresh();
        parser.feed(decoder.decode(chunk, { stream: true }));
      }
      throw new Error('the stream ended');
    } catch (error) {
      if (!stopped.signal.aborted) {
        logState(false, 'the stream of content changes failed', {
          reason: error instanceof Error ? error.message : String(error),
        });
      }
      return true;
    } finally {
      clearTimeout(timer);
    }
  };

  const follow = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      const pause = (await listen()) ? pauses.afterLoss : pauses.withoutStream;
      // `signal` ends the pause when the site stops; `ref: false` lets the process end.
      await sleep(pause * (0.5 + Math.random()), undefined, {
        signal: stopped.signal,
        ref: false,
      }).catch(() => undefined);
    }
  };

  void follow();
  return () => stopped.abort();
}
