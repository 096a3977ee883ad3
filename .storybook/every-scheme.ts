import axe from 'axe-core';
import { afterEach, expect } from 'vitest';
import { darkSuffix, schemeNames } from './company/theme.ts';

/** After a story's test, mirrors the page: it must not get wider. */
afterEach(() => {
  const { documentElement } = document;
  const { dir, scrollWidth: before } = documentElement;
  documentElement.dir = 'rtl';
  const { scrollWidth } = documentElement;
  documentElement.dir = dir;
  expect(scrollWidth, 'the width of the page, right to left').toBeLessThanOrEqual(before);
});

/** After a story's test, checks its colours in the other schemes, for components also the dark one. */
afterEach(async ({ task }) => {
  if (task.file.name.endsWith('Pages.stories.tsx')) return;
  const { documentElement } = document;
  const shown = documentElement.dataset.theme;
  // No transitions, so that final colours are measured.
  const still = document.createElement('style');
  still.textContent = '*,*::before,*::after{transition:none!important}';
  document.head.append(still);
  try {
    const isComponent = task.file.name.includes('/components/');
    const dark = isComponent ? [`${shown}${darkSuffix}`] : [];
    for (const scheme of [...schemeNames.filter((name) => name !== shown), ...dark]) {
      documentElement.dataset.theme = scheme;
      const { violations } = await axe.run(
        { include: document.body, exclude: ['.sb-wrapper', 'option'] },
        { runOnly: ['color-contrast'], resultTypes: ['violations'] },
      );
      const found = violations.flatMap(({ nodes }) =>
        nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
      );
      if (found.length > 0) throw new Error(`In the scheme '${scheme}':\n${found.join('\n\n')}`);
    }
  } finally {
    documentElement.dataset.theme = shown;
    still.remove();
  }
});
