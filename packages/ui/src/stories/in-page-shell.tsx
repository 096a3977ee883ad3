import type { Decorator } from '@storybook/react-vite';
import { shell } from '../fixtures/home.ts';
import { PageShell } from '../templates/PageShell/PageShell.tsx';

/** Shows a template's story between header and footer. */
export const inPageShell: Decorator = (Story) => (
  <PageShell {...shell}>
    <Story />
  </PageShell>
);
