import { setImmediate as nextTurn } from 'node:timers/promises';
import pLimit from 'p-limit';

export type Queue = <Result>(job: () => Result | Promise<Result>) => Promise<Result>;

/**
 * Runs a limited number of jobs at a time, in order. Above `maxWaiting`, `full` creates the error.
 */
export function createQueue(parallel: number, maxWaiting: number, full: () => Error): Queue {
  const limit = pLimit(parallel);
  return async (job) => {
    if (limit.pendingCount >= maxWaiting) throw full();
    return limit(async () => {
      // Between two jobs the server can handle other requests.
      await nextTurn();
      return job();
    });
  };
}
