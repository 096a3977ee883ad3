import { expect, type Locator } from '@playwright/test';

/** Where a link leads. */
export interface LinkExpectation {
  readonly href: string | RegExp;
  /** True if it leaves the site: it opens a new tab, and says so. */
  readonly newTab?: boolean;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Checks the one link of a name.
 *
 * @param scope the part of the page that holds it.
 * @param name the words that its accessible name starts with.
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
