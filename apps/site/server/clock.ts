/** Milliseconds since the process began. Setting the machine's clock changes nothing in it. */
export const elapsedMs = (): number => performance.now();
