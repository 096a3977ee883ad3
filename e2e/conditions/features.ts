import { expect, type Locator, type Page } from '@playwright/test';

/** The button of comprehensive cover's features, on a motor page (§2.11). */
export const featuresOpener = (page: Page): Locator =>
  page.getByRole('button', { name: 'Insurance Features Comprehensive' });

export const featuresDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Comprehensive' });

/** Opens the features of comprehensive cover and waits for their text (§9). */
export async function openFeatures(page: Page): Promise<void> {
  await featuresOpener(page).click();
  await expect(featuresDialog(page)).toContainText('GHS6,000');
}
