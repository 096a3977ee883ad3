/** The gap between two slides, in CSS pixels. */
export const carouselGap = 24;

/** Windows that show one slide at a time (§9). */
export const oneSlideQuery = '(max-width: 600px)';

/** Windows with dots below the slides (§4.8). */
export const dotsQuery = '(max-width: 1024px)';

/** How long a turn takes, in milliseconds (§4.8). */
export const turnDuration = 500;

/** How long after the last resize the slides are positioned again, in milliseconds (§9). */
export const resizeRest = 50;
