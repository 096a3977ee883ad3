import { css } from './css.ts';
import type { Dialect } from './dialect.ts';
import { dtcg } from './dtcg.ts';
import { figma } from './figma.ts';
import { studio } from './studio.ts';

/** The dialects, by the names that the command takes. */
export const dialects: Readonly<Record<string, Dialect>> = { dtcg, figma, studio, css };
