// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scrollEnd } from './scroll-end.ts';

const row = document.createElement('div');
const ended = vi.fn();
const send = (type: string) => row.dispatchEvent(new Event(type, { bubbles: true }));

beforeEach(() => {
  document.body.append(row);
  vi.useFakeTimers();
  ended.mockReset();
  void scrollEnd(row).then(ended);
});
afterEach(() => vi.useRealTimers());

it('resolves at once if the row does not move', async () => {
  await vi.advanceTimersByTimeAsync(150);
  expect(ended).toHaveBeenCalled();
});

it('waits while the row moves', async () => {
  for (let moves = 0; moves < 5; moves += 1) {
    await vi.advanceTimersByTimeAsync(100);
    send('scroll');
  }
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(150);
  expect(ended).toHaveBeenCalled();
});

it('waits while a finger is on the row', async () => {
  send('touchstart');
  await vi.advanceTimersByTimeAsync(1000);
  expect(ended).not.toHaveBeenCalled();
  send('touchend');
  await vi.advanceTimersByTimeAsync(150);
  expect(ended).toHaveBeenCalled();
});
