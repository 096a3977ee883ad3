import type { Preview } from '@storybook/react-vite';
import { withTheme } from '../packages/ui/src/stories/withTheme.tsx';
import { themeNames } from '../packages/ui/src/theme/roles.ts';

const preview: Preview = {
  globalTypes: {
    theme: {
      description: 'Which theme the page wears',
      toolbar: { title: 'Theme', icon: 'paintbrush', items: [...themeNames], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'purple' },
  decorators: [withTheme],
  parameters: {
    layout: 'fullscreen',
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      },
      config: {
        // A story is a part of a page: landmarks, the one h1 and heading order are the page's to keep.
        rules: [
          { id: 'region', enabled: false },
          { id: 'page-has-heading-one', enabled: false },
          { id: 'landmark-one-main', enabled: false },
          { id: 'heading-order', enabled: false },
        ],
      },
    },
    controls: { expanded: true },
    options: { storySort: { order: ['Foundation', 'Components', 'Templates'] } },
  },
  tags: ['autodocs'],
};

export default preview;
