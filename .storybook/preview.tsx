import type { Preview } from '@storybook/react-vite';
import { asReader, inTheme, ofCompany, ownWindow, sideBySide } from './decorators.tsx';
import { globalTypes, initialGlobals, viewports } from './toolbar.ts';

const preview: Preview = {
  globalTypes,
  initialGlobals,
  decorators: [inTheme, asReader, sideBySide, ownWindow, ofCompany],
  parameters: {
    layout: 'fullscreen',
    viewport: { options: viewports },
    a11y: {
      test: 'error',
      // Skips options: the browser draws them, and a phone field has 245.
      context: { exclude: ['option'] },
      options: {
        resultTypes: ['violations', 'incomplete'],
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      },
      config: {
        // A story is not a whole page, so rules on landmarks, h1 and heading order do not apply.
        rules: [
          { id: 'region', enabled: false },
          { id: 'page-has-heading-one', enabled: false },
          { id: 'landmark-one-main', enabled: false },
          { id: 'landmark-unique', enabled: false },
          { id: 'heading-order', enabled: false },
        ],
      },
    },
    controls: { expanded: true },
    docs: {
      toc: { headingSelector: 'h2, h3' },
    },
    options: {
      storySort: {
        order: [
          'Start here',
          ['For designers', 'For developers', 'What changed'],
          'Foundations',
          ['Pictures', 'Colour', 'Type', 'Measures', 'MUI'],
          'Actions',
          'Navigation',
          'Content',
          'Forms',
          'Feedback',
          'Layout',
          'Templates',
          'Site',
        ],
      },
    },
  },
  tags: ['autodocs', 'stable'],
};

export default preview;
