import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The WCAG 2.2 AA violations that axe finds on a page, one line each. */
export async function violations(page: Page): Promise<readonly string[]> {
  const result = await new AxeBuilder({ page })
    // `options` replaces the tags, so it comes first.
    .options({ resultTypes: ['violations'] })
    .withTags(standards)
    // Legacy mode: axe otherwise opens a second page to join the results of frames, and there are
    // no frames.
    .setLegacyMode(true)
    .analyze();
  return result.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)}: ${failureSummary}`),
  );
}
