/**
 * Replaces goober, notistack's style engine, which writes text into a style element; a policy with
 * hashes blocks that. The kit's `Toasts` has all styles that a toast needs.
 */
export const css = (): string => '';
