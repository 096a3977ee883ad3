export { layout } from './layout.ts';
export { type Roles, rolesOf, type ThemeName, themeNames } from './roles.ts';
export { theme } from './theme.ts';
