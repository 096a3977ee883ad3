import generateUtilityClass from '@mui/material/generateUtilityClass';
import type { KitComponentsProps, ThemedSlot } from './theme/components.ts';

/** The class of a component's part: `kitClass('KitHero', 'lead')` is `KitHero-lead`. */
export const kitClass = <Name extends keyof KitComponentsProps>(
  name: Name,
  part: 'root' | ThemedSlot<Name> = 'root',
): string =>
  // The last argument keeps MUI from reading a part `open` as its global state class.
  generateUtilityClass(name, part, name);
