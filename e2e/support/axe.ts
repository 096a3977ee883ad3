import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Everything on a page that WCAG 2.2 AA forbids and axe finds, as lines that say what and where. */
export async function violations(page: Page): Promise<readonly string[]> {
  const result = await new AxeBuilder({ page }).withTags(standards).analyze();
  return result.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)}: ${failureSummary}`),
  );
}
