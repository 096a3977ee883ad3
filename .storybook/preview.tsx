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
      // The browser draws options, and a phone number has 245 countries.
      context: { exclude: ['option'] },
      options: {
        resultTypes: ['violations', 'incomplete'],
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      },
      config: {
        // A story is no whole page: rules on landmarks, h1 and heading order do not apply.
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
