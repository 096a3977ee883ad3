/** The gap between two slides, in CSS pixels. */
export const carouselGap = 24;

/** Windows that show one slide at a time (§9). */
export const oneSlideQuery = '(max-width: 600px)';

/** Windows with dots below the slides (§4.8). */
export const dotsQuery = '(max-width: 1024px)';

/** How long a turn takes, in milliseconds (§4.8). */
export const turnDuration = 500;

/** How long a window must keep its size before the slides follow, in milliseconds (§9). */
export const resizeRest = 50;
