import { expect, test } from 'vitest';
import { createQueue } from './queue.ts';

test('a full queue creates a new error for each refused call', async () => {
  const queue = createQueue(1, 0, () => new Error('full'));
  const refusal = () => queue(() => undefined).catch((error: unknown) => error);
  const first = await refusal();
  expect(first).toEqual(new Error('full'));
  expect(await refusal()).not.toBe(first);
});
