/** Replaces goober, notistack's style engine, which the policy blocks. `Toasts` has all styles. */
export const css = (): string => '';
