// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { carouselGap, moveDuration, oneSlideQuery, resizePause } from './measures.ts';
import { scrollEnd, slideInSight, startSlider } from './slider.ts';

const width = 1224;

const makeRow = () => {
  const row = document.createElement('div');
  for (let index = 0; index < 4; index += 1) row.append(document.createElement('div'));
  document.body.append(row);
  return row;
};

/** Sets sizes and positions, because jsdom has no layout. */
const layOut = (pixels: number) => {
  const box = new DOMRect(0, 0, pixels, 400);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(box);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(pixels);
};

let matching: readonly string[];
let reportSize = () => {};

beforeEach(() => {
  matching = [];
  vi.useFakeTimers();
  vi.stubGlobal('CSS', { supports: () => false });
  layOut(width);
  vi.stubGlobal('ResizeObserver', function (this: object, onResize: () => void) {
    reportSize = onResize;
    return { observe() {}, disconnect() {} };
  });
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: matching.includes(query),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

const start = () => {
  const row = makeRow();
  const shown: (readonly number[])[] = [];
  const slider = startSlider(row, 4, slideInSight(row), (indexes) => shown.push(indexes));
  const slides = Array.from(row.children).filter((one) => one instanceof HTMLElement);
  return { row, slider, slides, shown };
};

const expectSecondAt = (slides: readonly HTMLElement[], slideWidth: number) =>
  expect(slides[1]?.style.transform).toBe(`translateX(-${slideWidth + carouselGap}px)`);

describe('the carousel’s slider (§4.8, §9)', () => {
  it('initially shows only the second slide if the window is at most 600 px wide', () => {
    matching = [oneSlideQuery];
    const { slides, shown } = start();
    expect(shown).toEqual([[1]]);
    expect(slides.map((slide) => slide.inert)).toEqual([true, false, true, true]);
    expectSecondAt(slides, width);
  });

  it('moves from the first slide back to the last in 500 ms', () => {
    const { slider, shown } = start();
    slider.step(-1);
    vi.advanceTimersByTime(moveDuration - 50);
    expect(shown).toEqual([[0, 1]]);
    vi.advanceTimersByTime(100);
    expect(shown.at(-1)).toEqual([3, 0]);
  });

  it('moves to the next slide without animation if the visitor prefers reduced motion', () => {
    matching = ['(prefers-reduced-motion: reduce)'];
    const { slider, shown } = start();
    slider.step(1);
    slider.step(1);
    vi.advanceTimersByTime(40);
    expect(shown.at(-1)).toEqual([2, 3]);
  });

  it('stays on the same slide if only the carousel’s height changes', () => {
    const { slider, shown } = start();
    slider.step(1);
    reportSize();
    vi.advanceTimersByTime(moveDuration + 50);
    expect(shown.at(-1)).toEqual([1, 2]);
  });

  it.each([
    ['window', () => window.dispatchEvent(new Event('resize'))],
    ['column in the same window', () => reportSize()],
  ])('adapts to a narrower %s 50 ms after the last change', (_, report) => {
    matching = [oneSlideQuery];
    const { slides } = start();
    layOut(400);
    report();
    vi.advanceTimersByTime(resizePause - 10);
    expectSecondAt(slides, width);
    vi.advanceTimersByTime(20);
    expectSecondAt(slides, 400);
  });
});

describe('scrollEnd, which waits for the end of scrolling,', () => {
  const waiting = () => {
    const row = makeRow();
    const ended = vi.fn();
    void scrollEnd(row).then(ended);
    return { ended, send: (type: string) => row.dispatchEvent(new Event(type, { bubbles: true })) };
  };

  it('resolves if the row of slides does not move', async () => {
    const { ended } = waiting();
    await vi.advanceTimersByTimeAsync(150);
    expect(ended).toHaveBeenCalled();
  });

  it('resolves only when the row of slides has stopped and no finger touches it', async () => {
    const { ended, send } = waiting();
    for (const sign of ['scroll', 'scroll', 'touchstart']) {
      await vi.advanceTimersByTimeAsync(100);
      send(sign);
    }
    await vi.advanceTimersByTimeAsync(1000);
    expect(ended).not.toHaveBeenCalled();
    send('touchend');
    await vi.advanceTimersByTimeAsync(150);
    expect(ended).toHaveBeenCalled();
  });
});
