import { schemeNames as names } from './theme.ts';

const [first = '', second = first] = names;

/** Replaces the fixtures' schemes by the chosen company's first two. */
export const schemeNames: readonly [string, string] = [first, second];
