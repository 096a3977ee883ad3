import { expect } from 'storybook/test';

/** A story in a right-to-left page: mirrored, and never wider than the window. */
export const rightToLeft = {
  globals: { direction: 'rtl' },
  play: async () => {
    const { dir, scrollWidth, clientWidth } = document.documentElement;
    await expect(dir).toBe('rtl');
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
} as const;
