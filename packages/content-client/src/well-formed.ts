/** `String.prototype.toWellFormed`, which phones of 2022 do not have: replaces lone surrogates. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');
