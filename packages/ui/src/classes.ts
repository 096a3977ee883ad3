import generateUtilityClass from '@mui/material/generateUtilityClass';
import type { KitComponentsProps, ThemedSlot } from './theme/components.ts';

/** The global class of a component's part: `kitClass('KitHero', 'lead')` is `KitHero-lead`. */
export const kitClass = <Name extends keyof KitComponentsProps>(
  name: Name,
  part: 'root' | ThemedSlot<Name> = 'root',
): string =>
  // The third argument keeps MUI from turning a part like `open` into the state `Mui-open`.
  generateUtilityClass(name, part, name);
