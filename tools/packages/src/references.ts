/**
 * A text without references to the specification and its readings, such as ` (§5.3)`: who has a
 * package alone does not have them.
 */
export const withoutReferences = (text: string): string =>
  text.replaceAll(/ ?\([^()]*§[^()]*\)/g, '');
