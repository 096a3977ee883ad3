import './augment.ts';

export type { Roles, Schemes } from './colours/roles.ts';
export { createKitTheme, type KitThemeOptions, themeVariables } from './create-kit-theme.ts';
export { layout } from './kit-tokens.ts';
