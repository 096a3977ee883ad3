import type { WovenBandRole } from '../../art/woven-band.ts';
import type { Roles } from '../../theme/colours/roles.ts';

/** Theme colours of the yarns. */
export const yarns: Readonly<Record<WovenBandRole, keyof Roles>> = {
  surface: 'deep',
  deep: 'threadDeep',
  thread: 'brandActive',
  light: 'threadLight',
  accent: 'accent',
};
