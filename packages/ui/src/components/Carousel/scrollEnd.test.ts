// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scrollEnd } from './scrollEnd.ts';

const row = document.createElement('div');
document.body.append(row);
const ended = vi.fn();
const send = (type: string) => row.dispatchEvent(new Event(type, { bubbles: true }));

beforeEach(() => {
  vi.useFakeTimers();
  ended.mockReset();
  void scrollEnd(row).then(ended);
});
afterEach(() => vi.useRealTimers());

it('a row that rests has ended its scroll', async () => {
  await vi.advanceTimersByTimeAsync(150);
  expect(ended).toHaveBeenCalled();
});

it('a row that moves is waited for', async () => {
  for (let moves = 0; moves < 5; moves += 1) {
    await vi.advanceTimersByTimeAsync(100);
    send('scroll');
  }
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(150);
  expect(ended).toHaveBeenCalled();
});

it('a row under a finger is waited for', async () => {
  send('touchstart');
  await vi.advanceTimersByTimeAsync(1000);
  expect(ended).not.toHaveBeenCalled();
  send('touchend');
  await vi.advanceTimersByTimeAsync(150);
  expect(ended).toHaveBeenCalled();
});
