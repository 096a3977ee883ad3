import type { Preview } from '@storybook/react-vite';
import { fonts, measures } from '#company/fonts.ts';
import { withTheme } from '../packages/ui/src/stories/with-theme.tsx';
import { schemeNamed, schemes } from './company/theme.ts';
import { asReader, ofCompany, ownWindow, sideBySide } from './decorators.tsx';
import { globalTypes, initialGlobals, viewports } from './toolbar.ts';

const preview: Preview = {
  globalTypes,
  initialGlobals,
  decorators: [
    withTheme(fonts, { schemes, named: schemeNamed, measures }),
    asReader,
    sideBySide,
    ownWindow,
    ofCompany,
  ],
  parameters: {
    layout: 'fullscreen',
    viewport: { options: viewports },
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      },
      config: {
        // A story is only part of a page, so the rules on landmarks, h1 and heading order do not
        // apply.
        rules: [
          { id: 'region', enabled: false },
          { id: 'page-has-heading-one', enabled: false },
          { id: 'landmark-one-main', enabled: false },
          { id: 'heading-order', enabled: false },
        ],
      },
    },
    controls: { expanded: true },
    docs: { toc: { headingSelector: 'h2, h3' } },
    options: {
      storySort: {
        order: [
          'Foundations',
          [
            'Start here',
            'Design rules',
            'Colour',
            'Type',
            'Space',
            'Motion',
            'Icons',
            'Motifs',
            'MUI',
          ],
          'Components',
          'Templates',
          'Site',
        ],
      },
    },
  },
  tags: ['autodocs'],
};

export default preview;
