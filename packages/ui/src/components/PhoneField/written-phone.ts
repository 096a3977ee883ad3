/** Longer texts are no phone numbers, whatever stands in them. */
export const longestPhone = 250;

/**
 * A phone number as it is written, made plain: without invisible characters, with one kind of space
 * and hyphen, with `+` where `00` stands before the country code, and with `ext` for 'poste'.
 */
export const plainPhone = (text: string): string =>
  text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\s/g, ' ')
    .replace(/\p{Dash_Punctuation}/gu, '-')
    .replace(/^( *(?:tel:? *)?\(?)00/i, '$1+')
    .replace(/\bposte\b/i, 'ext');

/** Whether a text is more than one number, such as one with an extension. */
export const isMoreThanNumber = (text: string): boolean => /[^\p{Nd}+ ().-]/u.test(text);
