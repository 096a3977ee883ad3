import { setImmediate as nextTurn } from 'node:timers/promises';
import pLimit from 'p-limit';

/** Runs jobs, so many at a time, in the order in which they came. */
export type Queue = <Result>(job: () => Result | Promise<Result>) => Promise<Result>;

/**
 * @param parallel jobs that run at the same time.
 * @param maxWaiting jobs that wait at most.
 * @param full makes the error for a job beyond those.
 */
export function createQueue(parallel: number, maxWaiting: number, full: () => Error): Queue {
  const limit = pLimit(parallel);
  return async (job) => {
    if (limit.pendingCount >= maxWaiting) throw full();
    return limit(async () => {
      // Other requests that are waiting get their turn between two jobs.
      await nextTurn();
      return job();
    });
  };
}
