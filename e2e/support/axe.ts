import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** WCAG 2.2 AA violations that axe finds, one line each. */
export async function violations(page: Page): Promise<readonly string[]> {
  const result = await new AxeBuilder({ page })
    // First, because `options` replaces the tags.
    .options({ resultTypes: ['violations'] })
    .withTags(standards)
    // axe would otherwise open a second page for frames, of which there are none.
    .setLegacyMode(true)
    .analyze();
  return result.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)}: ${failureSummary}`),
  );
}
