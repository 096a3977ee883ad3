/**
 * A text whose halves of characters are replaced, as `String.prototype.toWellFormed` does, which phones of
 * 2022 do not have.
 */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');
