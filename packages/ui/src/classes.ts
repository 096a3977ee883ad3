import generateUtilityClass from '@mui/material/generateUtilityClass';
import type { KitComponentsProps, ThemedSlot } from './theme/components.ts';

/**
 * The global class of a component's part, for style sheets, tests and `sx`: `KitHero-lead` of
 * `kitClass('KitHero', 'lead')`.
 */
export const kitClass = <Name extends keyof KitComponentsProps>(
  name: Name,
  part: 'root' | ThemedSlot<Name> = 'root',
): string =>
  // Without the last argument MUI would treat a part `open` as its global state class.
  generateUtilityClass(name, part, name);
