/**
 * In the place of goober, notistack's style engine, which writes text into a style element: a policy that
 * allows those by hash forbids it. The kit's `Toasts` has all styles that a toast needs.
 */
export const css = (): string => '';
