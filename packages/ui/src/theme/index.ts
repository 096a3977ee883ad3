import './augment.ts';

export { plainSchemes, type Roles, type Schemes } from './colours/roles.ts';
export { createKitTheme, type KitThemeOptions, themeVariables } from './create-kit-theme.ts';
export { layout } from './layout.ts';
