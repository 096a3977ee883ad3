import { setImmediate as nextTurn } from 'node:timers/promises';
import pLimit from 'p-limit';

export type Queue = <Result>(job: () => Result | Promise<Result>) => Promise<Result>;

/** Runs jobs in order, `parallel` at a time. If `maxWaiting` jobs wait, throws `full()`. */
export function createQueue(parallel: number, maxWaiting: number, full: () => Error): Queue {
  const limit = pLimit(parallel);
  return async (job) => {
    if (limit.pendingCount >= maxWaiting) throw full();
    return limit(async () => {
      // Let the server handle other requests between two jobs.
      await nextTurn();
      return job();
    });
  };
}
