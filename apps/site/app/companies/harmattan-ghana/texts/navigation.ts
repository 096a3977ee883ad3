/** Said where a page was asked for and there is no connection. */
export const noConnection =
  'You seem to be offline. You are still on the same page: please try again in a moment.';
