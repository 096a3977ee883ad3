export const carouselGap = 24;

export const oneSlideQuery = '(max-width: 600px)';

export const dotsQuery = '(max-width: 1024px)';

export const moveDuration = 500;

/** Milliseconds from the last resize until slides are positioned (§9). */
export const resizePause = 50;
