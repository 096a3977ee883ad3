import type { Theme } from '@mui/material/styles';

/**
 * A row that scrolls sideways fades in its gutters if more of it follows or precedes. At both ends
 * its content is between the gutters.
 */
export const fadingRow = ({ layout: { gutter } }: Theme) => ({
  marginInline: `calc(-1 * ${gutter})`,
  paddingInline: gutter,
  maskImage: `linear-gradient(to right, transparent, #000 ${gutter}, #000 calc(100% - ${gutter}), transparent)`,
});
