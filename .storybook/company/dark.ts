/** Suffix of a dark scheme's name. */
export const darkSuffix = '-dark';
