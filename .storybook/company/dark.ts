/** What the name of a dark scheme has behind its light one's. */
export const darkSuffix = '-dark';
