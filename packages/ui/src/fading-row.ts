import type { Theme } from '@mui/material/styles';

/**
 * A row that scrolls sideways fades in its gutters, where more of it follows or went before. At both
 * ends its content stands between them.
 */
export const fadingRow = ({ layout: { gutter } }: Theme) => ({
  marginInline: `calc(-1 * ${gutter})`,
  paddingInline: gutter,
  maskImage: `linear-gradient(to right, transparent, #000 ${gutter}, #000 calc(100% - ${gutter}), transparent)`,
});
