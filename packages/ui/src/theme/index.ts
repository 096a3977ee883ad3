export { createKitTheme, type KitThemeOptions, themeVariables } from './createKitTheme.ts';
export { layout } from './layout.ts';
export { plainSchemes, type Roles, type Schemes } from './roles.ts';
