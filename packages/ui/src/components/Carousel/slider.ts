import KeenSlider, { type KeenSliderInstance } from 'keen-slider';

export const carouselGap = 24;
export const oneSlideQuery = '(max-width: 600px)';
export const moveDuration = 500;
/** Milliseconds from the last resize until slides are positioned (§9). */
export const resizePause = 50;

/** Moves a carousel's slides, until `stop` resets their positions. */
export type Slider = ReturnType<typeof startSlider>;

const instant = 1;

const reducesMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

const duration = (): number => (reducesMotion() ? instant : moveDuration);

const slidesInSight = ({ track }: KeenSliderInstance): readonly number[] =>
  track.details.slides
    .map((slide, index) => ({ ...slide, index }))
    .filter(({ portion }) => portion > 0.5)
    .sort((one, other) => one.abs - other.abs)
    .map(({ index }) => index);

/** Index of the first visible slide: on small screens 1, until the visitor scrolls the row (§9). */
export const slideInSight = (row: HTMLElement): number => {
  const isSmall = window.matchMedia(oneSlideQuery).matches;
  // In browsers with this CSS, the row starts on the second slide: 0 means 'scrolled back'.
  const startsOnSecond = CSS.supports('scroll-initial-target: nearest');
  if (isSmall && row.scrollLeft === 0 && !startsOnSecond) return 1;
  const width = row.firstElementChild?.getBoundingClientRect().width ?? 0;
  return Math.round(Math.abs(row.scrollLeft) / (width + carouselGap));
};

/**
 * Starts the slider. It moves slides, makes hidden slides inert, and adapts 50 ms after the last
 * resize (§9). The style sheet sets widths. `onShown` gets the indexes of the visible slides.
 */
export const startSlider = (
  row: HTMLElement,
  first: number,
  onShown: (indexes: readonly number[]) => void,
) => {
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

  const drawAndReport = (slider: KeenSliderInstance) => {
    draw(slider);
    report(slider);
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
    created: drawAndReport,
    detailsChanged: drawSoon,
    dragStarted: () => {
      dragging = true;
    },
    dragEnded: (one) => {
      dragging = false;
      const target = one.animator.targetIdx;
      if (reducesMotion() && target !== null) one.moveToIdx(target, true, { duration: instant });
    },
    animationEnded: drawAndReport,
    updated: report,
    optionsChanged: report,
  });

  return {
    step: (by: number) => {
      const from = slider.animator.targetIdx ?? slider.track.details.abs;
      slider.moveToIdx(from + by, true, { duration: duration() });
    },
    show: (index: number) => slider.moveToIdx(index, false, { duration: duration() }),
    stop: () => {
      clearTimeout(drawTimer);
      slider.destroy();
      for (const slide of slider.slides) {
        slide.style.transform = '';
        slide.inert = false;
      }
    },
  } as const;
};
