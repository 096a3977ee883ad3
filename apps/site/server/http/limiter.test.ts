import { expect, test } from 'vitest';
import { createClock } from '../test/fake-service.ts';
import { createLimiter } from './limiter.ts';

test('a client has ten turns a minute, and is told how long to wait (readings §5)', () => {
  const { now, pass } = createClock();
  const { take } = createLimiter(10, now);
  for (let turn = 0; turn < 10; turn += 1) expect(take('one')).toBeUndefined();
  pass(20);
  expect(take('one')).toBe(40);
  expect(take('other')).toBeUndefined();
  pass(40);
  expect(take('one')).toBeUndefined();
});

test('however many clients have used up their turns, another one has its own', () => {
  const { take } = createLimiter(1, createClock().now);
  for (let client = 0; client < 5_000; client += 1) take(`${client}`);
  expect(take('0')).toBeDefined();
  expect(take('newcomer')).toBeUndefined();
});
