'use client';

import { Icon } from './Icon.tsx';

/** Icons of MUI's `Alert`. Not in the theme, which pages without a message load too. */
export const alertIcons = {
  success: <Icon name="circle-check" />,
  error: <Icon name="circle-alert" />,
};
