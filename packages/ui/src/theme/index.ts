import './augment.ts';

export { createKitTheme, type KitThemeOptions, themeVariables } from './create-kit-theme.ts';
export { layout } from './layout.ts';
export { plainSchemes, type Roles, type Schemes } from './roles.ts';
