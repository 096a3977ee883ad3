const filler =
  'Lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor incididunt ut labore et dolore magna aliqua ';

/** Filler about as long as the text. Contains 'Lorem ipsum', which `check:company` looks for. */
export const fillerLike = (text: string): string =>
  filler
    .repeat(Math.ceil(text.length / filler.length) + 1)
    .slice(0, Math.max('Lorem ipsum'.length + 1, text.length + 1))
    .replace(/ \S*$/, '');

/** Marks a text that must still be written. `pnpm check:company` lists it; pages show filler. */
// The annotation lets the bundler drop unused texts from the pages' inline script.
/* @__NO_SIDE_EFFECTS__ */
export const todo = (example: string): string => fillerLike(example);
