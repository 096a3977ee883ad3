import type { WovenBandRole } from '../../art/woven-band.ts';
import type { Roles } from '../../theme/colours/roles.ts';

/** The theme's colour of each yarn of woven art. */
export const yarns: Readonly<Record<WovenBandRole, keyof Roles>> = {
  surface: 'deep',
  deep: 'threadDeep',
  thread: 'brandActive',
  light: 'threadLight',
  accent: 'accent',
};
