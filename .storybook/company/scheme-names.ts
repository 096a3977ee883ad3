import { schemeNames as names } from './theme.ts';

const [first = '', second = first] = names;

/** Replaces the fixtures' schemes by the first two of the chosen company. */
export const schemeNames: readonly [string, string] = [first, second];
