import { expect, test } from 'vitest';
import { createQueue } from './queue.ts';

test('runs a limited number of jobs at a time, the others in order', async () => {
  const begun: number[] = [];
  const inTurn = createQueue(2, 2, () => new Error('full'));
  const jobs = [0, 1, 2, 3].map(() => Promise.withResolvers<void>());
  const done = jobs.map(({ promise }, index) =>
    inTurn(async () => {
      begun.push(index);
      await promise;
      return index;
    }),
  );
  await expect.poll(() => begun).toEqual([0, 1]);
  await expect(inTurn(() => 4)).rejects.toThrow('full');
  jobs[1]?.resolve();
  await expect.poll(() => begun).toEqual([0, 1, 2]);
  // A failed job makes room too.
  jobs[0]?.reject(new Error('failed'));
  await expect(done[0]).rejects.toThrow('failed');
  await expect.poll(() => begun).toEqual([0, 1, 2, 3]);
  for (const { resolve } of jobs) resolve();
  expect(await Promise.all(done.slice(1))).toEqual([1, 2, 3]);
});

test('other events get their turn between two jobs', async () => {
  const events: string[] = [];
  const inTurn = createQueue(1, 2, () => new Error('full'));
  const first = inTurn(() => {
    events.push('first');
    setImmediate(() => events.push('another request'));
  });
  await Promise.all([first, inTurn(() => events.push('second'))]);
  expect(events).toEqual(['first', 'another request', 'second']);
});
