/** Gap between two slides, in CSS pixels. */
export const carouselGap = 24;

/** Windows that show one slide at a time (§9). */
export const oneSlideQuery = '(max-width: 600px)';

/** Windows with dots below the slides (§4.8). */
export const dotsQuery = '(max-width: 1024px)';

/** Milliseconds of a turn (§4.8). */
export const turnDuration = 500;

/** Milliseconds after the last resize until the slides are positioned (§9). */
export const resizeRest = 50;
