import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';

const config: StorybookConfig = {
  stories: ['../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      build: {
        rolldownOptions: {
          // MUI marks its files 'use client', which says nothing to a page without a server.
          onLog: (
            level: string,
            log: { code?: string },
            next: (level: string, log: object) => void,
          ) => {
            if (log.code !== 'MODULE_LEVEL_DIRECTIVE') next(level, log);
          },
        },
      },
    }),
};

export default config;
