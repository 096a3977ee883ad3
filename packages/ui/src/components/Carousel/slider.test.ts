// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  carouselGap,
  moveDuration,
  oneSlideQuery,
  resizePause,
  slideInSight,
  startSlider,
} from './slider.ts';

const width = 1224;

/** Sets sizes and positions, because jsdom has no layout. */
const layOut = (pixels: number) => {
  const box = new DOMRect(0, 0, pixels, 400);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(box);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(pixels);
};

let matching: readonly string[];

beforeEach(() => {
  matching = [];
  vi.useFakeTimers();
  vi.stubGlobal('CSS', { supports: () => false });
  layOut(width);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: matching.includes(query),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

const start = (scrolled = 0) => {
  const row = document.createElement('div');
  const slides = Array.from({ length: 4 }, () => document.createElement('div'));
  row.append(...slides);
  document.body.append(row);
  row.scrollLeft = scrolled;
  const shown: (readonly number[])[] = [];
  const slider = startSlider(row, slideInSight(row), (indexes) => shown.push(indexes));
  return { slider, slides, shown };
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

  it('starts with the slide to which the visitor has scrolled the row', () => {
    expect(start(width + carouselGap).shown).toEqual([[1, 2]]);
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

  it('adapts to a narrower window 50 ms after the last resize', () => {
    matching = [oneSlideQuery];
    const { slides } = start();
    layOut(400);
    window.dispatchEvent(new Event('resize'));
    vi.advanceTimersByTime(resizePause - 10);
    expectSecondAt(slides, width);
    vi.advanceTimersByTime(20);
    expectSecondAt(slides, 400);
  });
});
