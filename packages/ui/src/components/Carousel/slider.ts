import KeenSlider, { type KeenSliderInstance } from 'keen-slider';
import { carouselGap, moveDuration, oneSlideQuery, resizePause } from './measures.ts';

const scrollPause = 150;

/** Waits until the row has stopped scrolling and no finger touches the screen. */
export const scrollEnd = (row: HTMLElement): Promise<void> =>
  new Promise((resolve) => {
    let touched = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const listening = new AbortController();
    const on = (types: readonly string[], act: () => void) => {
      for (const type of types) {
        addEventListener(type, act, { signal: listening.signal, capture: true, passive: true });
      }
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (touched) return;
        listening.abort();
        resolve();
      }, scrollPause);
    };
    on(['touchstart', 'touchmove'], () => {
      touched = true;
    });
    on(['touchend', 'touchcancel'], () => {
      touched = false;
      wait();
    });
    row.addEventListener('scroll', wait, { signal: listening.signal, passive: true });
    wait();
  });

/** Moves a carousel's slides, until `stop` resets their positions. */
export interface Slider {
  readonly step: (by: number) => void;
  readonly show: (index: number) => void;
  readonly stop: () => void;
}

const instant = 1;

const reducesMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

const duration = (): number => (reducesMotion() ? instant : moveDuration);

const slidesInSight = ({ track }: KeenSliderInstance): readonly number[] =>
  track.details.slides
    .map((slide, index) => ({ ...slide, index }))
    .filter(({ portion }) => portion > 0.5)
    .sort((one, other) => one.abs - other.abs)
    .map(({ index }) => index);

/** Whether the browser supports the CSS that starts the row on the second slide (§9). */
const rowStartsOnSecond = (): boolean => CSS.supports('scroll-initial-target: nearest');

/** Index of the visible slide. On small screens, it is 1 until a visitor scrolls the row (§9). */
export const slideInSight = (row: HTMLElement): number => {
  const isSmall = window.matchMedia(oneSlideQuery).matches;
  if (isSmall && row.scrollLeft === 0 && !rowStartsOnSecond()) return 1;
  const { left, right } = row.getBoundingClientRect();
  const edge = getComputedStyle(row).direction === 'rtl' ? right : left;
  const offsets = [...row.children].map((slide) => {
    const box = slide.getBoundingClientRect();
    return Math.abs((edge === left ? box.left : box.right) - edge);
  });
  return Math.max(0, offsets.indexOf(Math.min(...offsets)));
};

/**
 * Starts the slider. It only positions slides: their widths come from the style sheet. It positions
 * them again 50 ms after the last resize (§9). `onShown` gets the indexes of the visible slides.
 */
export const startSlider = (
  row: HTMLElement,
  count: number,
  first: number,
  onShown: (indexes: readonly number[]) => void,
): Slider => {
  const rtl = getComputedStyle(row).direction === 'rtl';
  let drawTimer: ReturnType<typeof setTimeout> | undefined;
  let dragging = false;
  let shown = '';

  const report = (slider: KeenSliderInstance) => {
    const indexes = slidesInSight(slider);
    if (indexes.join() === shown) return;
    shown = indexes.join();
    onShown(indexes);
  };

  const draw = (slider: KeenSliderInstance) => {
    slider.slides.forEach((element, index) => {
      const slide = slider.track.details.slides[index];
      if (slide === undefined) return;
      const fromStart = rtl ? 1 - slide.size - slide.distance : slide.distance;
      const place = index * (slide.size * slider.size + carouselGap);
      const move = Math.round((fromStart * slider.size - place) * 100) / 100;
      element.style.transform = move === 0 ? '' : `translateX(${rtl ? -move : move}px)`;
      element.inert = slide.portion === 0;
    });
  };

  const drawSoon = (slider: KeenSliderInstance) => {
    clearTimeout(drawTimer);
    if (dragging || slider.animator.active) draw(slider);
    else drawTimer = setTimeout(() => draw(slider), resizePause);
  };

  const slides = { perView: 2, spacing: carouselGap };
  const slider = new KeenSlider(row, {
    selector: ':scope > *',
    loop: true,
    rtl,
    renderMode: 'custom',
    slides,
    initial: first,
    breakpoints: { [oneSlideQuery]: { slides: { ...slides, perView: 1 } } },
    created: (one) => {
      draw(one);
      report(one);
    },
    detailsChanged: drawSoon,
    dragStarted: () => {
      dragging = true;
    },
    dragEnded: (one) => {
      dragging = false;
      const target = one.animator.targetIdx;
      if (reducesMotion() && target !== null) one.moveToIdx(target, true, { duration: instant });
    },
    animationEnded: (one) => {
      draw(one);
      report(one);
    },
    updated: report,
    optionsChanged: report,
  });

  // keen-slider notices if the window is resized, but not if only the row is.
  let { offsetWidth } = row;
  const observer = new ResizeObserver(() => {
    // `update` returns to the first slide, so do not call it if only the height has changed.
    if (row.offsetWidth === offsetWidth) return;
    ({ offsetWidth } = row);
    slider.update();
  });
  observer.observe(row);

  return {
    step: (by) => {
      const from = slider.animator.targetIdx ?? slider.track.details.abs;
      slider.moveToIdx(from + by, true, { duration: duration() });
    },
    show: (index) => slider.moveToIdx(index, false, { duration: duration() }),
    stop: () => {
      clearTimeout(drawTimer);
      observer.disconnect();
      slider.destroy();
      for (let index = 0; index < count; index += 1) {
        const slide = row.children[index];
        if (!(slide instanceof HTMLElement)) continue;
        slide.style.transform = '';
        slide.inert = false;
      }
    },
  };
};
