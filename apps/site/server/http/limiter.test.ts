import { expect, test } from 'vitest';
import { createClock } from '../test/fake-service.ts';
import { createLimiter } from './limiter.ts';

test('a client has ten turns a minute, and is told how long to wait (readings §5)', () => {
  const { now, pass } = createClock();
  const { take } = createLimiter(10, 100, now);
  for (let turn = 0; turn < 10; turn += 1) expect(take('one')).toBeUndefined();
  pass(20);
  expect(take('one')).toBe(40);
  expect(take('other')).toBeUndefined();
  pass(40);
  expect(take('one')).toBeUndefined();
});

test('all visitors together have a limit too', () => {
  const { now, pass } = createClock();
  const { take } = createLimiter(10, 3, now);
  expect(['a', 'b', 'c', 'd'].map(take)).toEqual([undefined, undefined, undefined, 60]);
  pass(60);
  expect(take('d')).toBeUndefined();
});
