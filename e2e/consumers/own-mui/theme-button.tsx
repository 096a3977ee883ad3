'use client';

import { Button } from '@insurance-kit/ui';

const changeTheme = () => {
  const { dataset } = document.documentElement;
  dataset.theme = dataset.theme === 'purple' ? 'red' : 'purple';
};

export const ThemeButton = () => <Button onClick={changeTheme}>Change the theme</Button>;
