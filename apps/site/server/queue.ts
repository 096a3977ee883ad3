/** Runs jobs, so many at a time, in the order in which they came. */
export type Queue = <Result>(job: () => Result | Promise<Result>) => Promise<Result>;

/**
 * @param parallel jobs that run at the same time.
 * @param maxWaiting jobs that wait at most.
 * @param full makes the error for a job beyond those.
 */
export function createQueue(parallel: number, maxWaiting: number, full: () => Error): Queue {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (job) => {
    if (running >= parallel) {
      if (waiting.length >= maxWaiting) throw full();
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await job();
    } finally {
      // The next job takes this one's place, after other events that are waiting.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else setImmediate(next);
    }
  };
}
