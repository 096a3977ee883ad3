const filler =
  'Lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor incididunt ut labore et dolore magna aliqua ';

/** Filler of about the length of a text; at least two words, by which `check:company` finds it. */
export const fillerLike = (text: string): string =>
  filler
    .repeat(Math.ceil(text.length / filler.length) + 1)
    .slice(0, Math.max('Lorem ipsum'.length + 1, text.length + 1))
    .replace(/ \S*$/, '');

/** Marks a text to write (`pnpm check:company` lists them). Pages show filler for the example. */
export const todo = (example: string): string => fillerLike(example);
