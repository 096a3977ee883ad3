import generateUtilityClass from '@mui/material/generateUtilityClass';
import type { KitComponentsProps, ThemedSlot } from './theme/components.ts';

/** The class of a component's part: `kitClass('KitHero', 'lead')` is `KitHero-lead`. */
export const kitClass = <Name extends keyof KitComponentsProps>(
  name: Name,
  part: 'root' | ThemedSlot<Name> = 'root',
): string =>
  // The last argument prefixes state classes too: a part `open` must not become `Mui-open`.
  generateUtilityClass(name, part, name);
