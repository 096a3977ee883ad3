/// <reference types="@mui/material/themeCssVarsAugmentation" preserve="true" />
import type { CSSProperties } from 'react';
import type { Layout } from './layout.ts';
import type { Roles, ThemeName } from './roles.ts';

declare module '@mui/material/styles' {
  interface ColorSchemeOverrides extends Record<ThemeName, true> {}

  interface Palette {
    /** The colours that components read: `theme.vars.palette.roles.hero`. */
    roles: Roles;
  }
  interface PaletteOptions {
    roles: Roles;
  }

  interface Theme {
    layout: Layout;
  }
  interface ThemeOptions {
    layout: Layout;
  }

  interface TypographyVariants {
    lead: CSSProperties;
    small: CSSProperties;
    strip: CSSProperties;
    /** The heading of an accordion's row. */
    rowHeading: CSSProperties;
    /** The display face's family, weight and spacing, for words in any size. */
    display: CSSProperties;
  }
  interface TypographyVariantsOptions {
    lead: CSSProperties;
    small: CSSProperties;
    strip: CSSProperties;
    rowHeading: CSSProperties;
    display: CSSProperties;
  }
}
