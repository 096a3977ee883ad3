import { expect, type Locator, type Page } from '@playwright/test';

/** The target of a link. */
export interface LinkExpectation {
  readonly href: string | RegExp;
  /** True if it leads to another site: it opens a new tab and says so. */
  readonly newTab?: boolean;
}

/** The list under a heading of the footer (§2.3). */
export const footerList = (page: Page, heading: string): Locator =>
  page.getByRole('contentinfo').locator(`:is(h2, summary:has(h2)):has-text("${heading}") + ul`);

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Checks the only link with a name.
 *
 * @param scope the part of the page with the link.
 * @param name the start of its accessible name.
 */
export async function expectLink(
  scope: Locator,
  name: string,
  { href, newTab = false }: LinkExpectation,
): Promise<void> {
  const link = scope.getByRole('link', { name: new RegExp(`^${escaped(name)}`) });
  await expect(link).toHaveCount(1);
  await expect(link).toHaveAttribute('href', href);
  if (newTab) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAccessibleName(/opens in a new tab/);
  } else {
    await expect(link).not.toHaveAttribute('target', /.*/);
  }
}
