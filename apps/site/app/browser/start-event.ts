/** Dispatched on an island that should start before a visitor reaches it. */
export const startEvent = 'island:start';

export const startIsland = (island: Element | null): void => {
  island?.dispatchEvent(new Event(startEvent, { bubbles: true }));
};
