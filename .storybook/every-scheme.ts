import { storyStyles } from '@insurance-kit/ui/stories/story.tsx';
import axe from 'axe-core';
import { afterEach, beforeEach, expect } from 'vitest';
import { schemeNames } from './company/theme.ts';

/** Checks after each story that the page does not get wider in right-to-left writing. */
afterEach(() => {
  const { documentElement } = document;
  const { dir, scrollWidth: before } = documentElement;
  documentElement.dir = 'rtl';
  const { scrollWidth } = documentElement;
  documentElement.dir = dir;
  expect(scrollWidth, 'the width of the page, right to left').toBeLessThanOrEqual(before);
});

/** Checks the contrast of each component's first story, in all schemes except the current one. */
afterEach(async ({ task }) => {
  const { documentElement } = document;
  const shown = documentElement.dataset.theme;
  const { name, tasks } = task.file;
  if (!name.includes('/components/') || tasks[0]?.id !== task.id) return;
  // Disables transitions, so that axe measures the final colours.
  const noTransitions = document.createElement('style');
  noTransitions.textContent = '*,*::before,*::after{transition:none!important}';
  document.head.append(noTransitions);
  try {
    for (const scheme of schemeNames.filter((name) => name !== shown)) {
      documentElement.dataset.theme = scheme;
      const { violations } = await axe.run(
        { include: document.body, exclude: ['.sb-wrapper', 'option'] },
        { runOnly: ['color-contrast'], resultTypes: ['violations'] },
      );
      const messages = violations.flatMap(({ nodes }) =>
        nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
      );
      if (messages.length > 0)
        throw new Error(`In the scheme '${scheme}':\n${messages.join('\n\n')}`);
    }
  } finally {
    documentElement.dataset.theme = shown;
    noTransitions.remove();
  }
});

/** Removes the styles of earlier stories, which would slow down axe and every layout. */
beforeEach(() => {
  storyStyles.sheet.flush();
  storyStyles.inserted = {};
  storyStyles.registered = {};
});
