export const carouselGap = 24;

export const oneSlideQuery = '(max-width: 600px)';

export const dotsQuery = '(max-width: 1024px)';

export const turnDuration = 500;

/** Slides are positioned this many milliseconds after the last resize (§9). */
export const resizePause = 50;
