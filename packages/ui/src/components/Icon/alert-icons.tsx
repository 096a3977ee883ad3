'use client';

import { Icon } from './Icon.tsx';

/** The icons of a message, MUI's `Alert`. The theme lacks them: pages without a message load it too. */
export const alertIcons = {
  success: <Icon name="circle-check" />,
  error: <Icon name="circle-alert" />,
};
