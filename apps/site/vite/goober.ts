/**
 * Replaces goober, the style engine of notistack: the content security policy blocks it. `Toasts`
 * has the styles.
 */
export const css = (): string => '';
