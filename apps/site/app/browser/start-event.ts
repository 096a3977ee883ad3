/** Dispatched on an island that is to start before a visitor reaches it. */
export const startEvent = 'island:start';

/** Starts an island of the page, if there is one. */
export const startIsland = (island: Element | null): void => {
  island?.dispatchEvent(new Event(startEvent, { bubbles: true }));
};
