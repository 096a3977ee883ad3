/** Gap between slides in CSS pixels. */
export const carouselGap = 24;

/** Windows with one slide at a time (§9). */
export const oneSlideQuery = '(max-width: 600px)';

/** Windows with dots (§4.8). */
export const dotsQuery = '(max-width: 1024px)';

/** Milliseconds of one turn (§4.8). */
export const turnDuration = 500;

/** Slides are positioned this many milliseconds after the last resize (§9). */
export const resizeRest = 50;
