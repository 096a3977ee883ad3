/// <reference types="@mui/material/themeCssVarsAugmentation" preserve="true" />
import type { CSSProperties } from 'react';
import type { Roles } from './colours/roles.ts';
import type { KitThemeComponents } from './components.ts';
import type { Layout } from './kit-tokens.ts';

type KitTypography = Record<'lead' | 'small' | 'strip' | 'rowHeading' | 'display', CSSProperties>;

declare module '@mui/material/styles' {
  // Allows any name, because companies name their schemes.
  interface ColorSchemeOverrides extends Record<string, true> {}

  interface Palette {
    /** The colours that components use: `theme.vars.palette.roles.hero`. */
    roles: Roles;
  }
  interface PaletteOptions {
    roles?: Roles;
  }

  interface Theme {
    layout: Layout;
    /** Names of all colour schemes. `ThemedKitProvider` sets them. */
    schemes?: readonly string[];
  }
  interface ThemeOptions {
    layout?: Partial<Layout>;
  }

  interface Components<Theme = unknown> extends KitThemeComponents<Theme> {}

  interface TypographyVariants extends KitTypography {}
  interface TypographyVariantsOptions extends Partial<KitTypography> {}
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides
    extends Record<keyof Omit<KitTypography, 'display'>, true> {}
}
