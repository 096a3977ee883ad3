import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createNavigationGuard, type GuardCalls, slowAfter } from './guard.ts';

const asked = '/purpleabout';
const cutOff = new TypeError('Failed to fetch');

/** A guard in a browser in which all goes well but for what a test says. */
function setUp(calls: Partial<GuardCalls> = {}) {
  const shown: string[] = [];
  const leave = vi.fn<(address: string) => void>();
  const guard = createNavigationGuard({
    show: (state) => shown.push(state),
    loadPage: async () => undefined,
    isAnswered: async () => true,
    leave,
    ...calls,
  });
  return { guard, shown, leave };
}

/** React Router's part: it succeeds. */
const goes = () => vi.fn(async () => undefined);
const fails = async () => ({ error: cutOff });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('§4.1 a page that is slow to come', () => {
  it('is said to be under way, and no longer once it is there', async () => {
    const { guard, shown } = setUp();
    const arrives = Promise.withResolvers<void>();
    const navigating = guard.navigate(() => arrives.promise, asked);
    await vi.advanceTimersByTimeAsync(slowAfter - 1);
    expect(shown).not.toContain('under way');
    await vi.advanceTimersByTimeAsync(1);
    expect(shown.at(-1)).toBe('under way');
    arrives.resolve();
    await navigating;
    expect(shown.at(-1)).toBe('at rest');
  });

  it('stays under way when a newer one cuts it short', async () => {
    const { guard, shown } = setUp();
    const first = Promise.withResolvers<void>();
    const navigating = guard.navigate(() => first.promise, asked);
    void guard.navigate(() => new Promise(() => undefined), '/purplecareers');
    await vi.advanceTimersByTimeAsync(slowAfter);
    first.resolve();
    await navigating;
    expect(shown.at(-1)).toBe('under way');
  });
});

describe('§4.1 a page that does not come', () => {
  const codeIsMissing = { loadPage: () => Promise.reject(cutOff) };

  it.each([
    { answered: true, left: [asked], state: 'at rest' },
    { answered: false, left: [], state: 'no connection' },
  ])('without its code, server answering: $answered', async ({ answered, left, state }) => {
    const { guard, shown, leave } = setUp({ ...codeIsMissing, isAnswered: async () => answered });
    const go = goes();
    void guard.navigate(go, asked);
    await vi.runAllTimersAsync();
    expect(go).not.toHaveBeenCalled();
    expect(leave.mock.calls.flat()).toEqual(left);
    expect(shown.at(-1)).toBe(state);
  });

  it.each([
    { answered: true, left: [asked], state: 'at rest' },
    { answered: false, left: [], state: 'no connection' },
  ])('without its data, server answering: $answered', async ({ answered, left, state }) => {
    const { guard, shown, leave } = setUp({ isAnswered: async () => answered });
    void guard.load(fails, asked);
    await vi.runAllTimersAsync();
    expect(leave.mock.calls.flat()).toEqual(left);
    expect(shown.at(-1)).toBe(state);
  });

  it('is not spoken of once the visitor has asked for another', async () => {
    const { guard, shown, leave } = setUp({ isAnswered: async () => false });
    const late = Promise.withResolvers<{ error: Error }>();
    void guard.load(() => late.promise, asked);
    await guard.navigate(goes(), '/purplecareers');
    late.resolve({ error: cutOff });
    await vi.runAllTimersAsync();
    expect(shown).not.toContain('no connection');
    expect(leave).not.toHaveBeenCalled();
  });

  it('can be asked for again', async () => {
    let missing = true;
    const { guard, shown } = setUp({
      loadPage: async () => {
        if (missing) throw cutOff;
      },
      isAnswered: async () => !missing,
    });
    void guard.navigate(goes(), asked);
    await vi.runAllTimersAsync();
    missing = false;
    const go = goes();
    await guard.navigate(go, asked);
    expect(go).toHaveBeenCalledOnce();
    expect(shown.at(-1)).toBe('at rest');
  });
});
