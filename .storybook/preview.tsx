import type { Preview } from '@storybook/react-vite';
import { isValidElement, lazy, Suspense } from 'react';
import { configure } from 'storybook/test';
import { asReader, inTheme, ownWindow, reloadForCompany, sideBySide } from './decorators.tsx';
import { globalTypes, initialGlobals, viewports } from './toolbar.ts';

// Long, because stories load code on demand, and wait for animations.
configure({ asyncUtilTimeout: 10_000 });

/** Lazy, because stories do not need the documentation blocks. */
const DocsPage = lazy(() => import('./DocsPage.tsx'));

export default {
  globalTypes,
  // No controls for props with React nodes: Storybook cannot serialise Emotion's elements.
  argTypesEnhancers: [
    ({ argTypes, initialArgs }) =>
      Object.fromEntries(
        Object.entries(argTypes).map(([name, type]) => [
          name,
          [initialArgs[name]].flat().some(isValidElement) ? { ...type, control: false } : type,
        ]),
      ),
  ],
  initialGlobals,
  decorators: [inTheme, asReader, sideBySide, ownWindow, reloadForCompany],
  parameters: {
    layout: 'fullscreen',
    viewport: { options: viewports },
    a11y: {
      test: 'error',
      // Skips `option` elements: the browser draws them, and a phone field has 245.
      context: { exclude: ['option'] },
      options: {
        // Only audio and video rules need preloading, which copies all style sheets.
        preload: false,
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
      page: () => (
        <Suspense>
          <DocsPage />
        </Suspense>
      ),
      toc: { headingSelector: 'h2, h3' },
    },
    options: {
      storySort: {
        order: [
          'Start here',
          ['Overview', 'For designers', 'For developers'],
          'Foundations',
          ['Pictures', 'Colour', 'Type', 'Measures', 'MUI', 'Do and don’t'],
          'Patterns',
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
} satisfies Preview;
