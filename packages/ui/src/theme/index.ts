export { type KitTheme, kitTheme } from './kitTheme.ts';
export { layout } from './layout.ts';
export { type Roles, rolesOf, type ThemeName, themeNames } from './roles.ts';
export { styled } from './styled.ts';
export { theme } from './theme.ts';
