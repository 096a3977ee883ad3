/// <reference types="@mui/material/themeCssVarsAugmentation" preserve="true" />
import type { CSSProperties } from 'react';
import type { KitThemeComponents } from './components.ts';
import type { Layout } from './layout.ts';
import type { Roles } from './roles.ts';

/** The kit's text styles beyond MUI's. */
interface KitTypography {
  lead: CSSProperties;
  small: CSSProperties;
  strip: CSSProperties;
  /** The heading of an accordion's row. */
  rowHeading: CSSProperties;
  /** The display face's family, weight and spacing, for words in any size. */
  display: CSSProperties;
}

declare module '@mui/material/styles' {
  // A company names its schemes.
  interface ColorSchemeOverrides extends Record<string, true> {}

  interface Palette {
    /** The colours that components read: `theme.vars.palette.roles.hero`. */
    roles: Roles;
  }
  interface PaletteOptions {
    roles?: Roles;
  }

  interface Theme {
    layout: Layout;
    /** The names of the schemes, below a `KitProvider`. */
    schemes?: readonly string[];
  }
  interface ThemeOptions {
    layout?: Layout;
  }

  interface Components<Theme = unknown> extends KitThemeComponents<Theme> {}

  interface TypographyVariants extends KitTypography {}
  interface TypographyVariantsOptions extends Partial<KitTypography> {}
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides
    extends Record<keyof Omit<KitTypography, 'display'>, true> {}
}
