/** Dispatched on an island that is to start before a visitor reaches it. */
export const startEvent = 'island:start';
