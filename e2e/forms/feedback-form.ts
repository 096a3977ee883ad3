import { expect, type Locator, type Page } from '@playwright/test';

/** The feedback dialog (§4.5) and its controls. */
export const feedbackDialog = (page: Page) =>
  page.getByRole('dialog', { name: 'How are we doing?' });
export const feedbackOpener = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Feedback' });
export const submitButton = (page: Page) =>
  feedbackDialog(page).getByRole('button', { name: 'Submit' });

/** The values that `fillFeedback` enters (§3). */
export const feedback = { rating: 4, likely_to_recommend: 9 } as const;

/** Sets stars and score by keyboard. */
async function fillByKeyboard(page: Page, form: Locator): Promise<void> {
  await form.getByRole('radio', { name: '1 Poor' }).focus();
  await page.keyboard.press('Space');
  for (let star = 1; star < feedback.rating; star += 1) await page.keyboard.press('ArrowRight');
  await form.getByRole('slider').focus();
  for (let score = 0; score < feedback.likely_to_recommend; score += 1) {
    await page.keyboard.press('ArrowRight');
  }
}

/** Sets stars and score by touch, the score by tapping the slider at its position. */
async function fillByTouch(form: Locator): Promise<void> {
  const star = form.getByRole('radio', {
    name: new RegExp(`^${feedback.rating} `),
  });
  await star.tap();
  const slider = form.getByRole('slider');
  const box = await slider.boundingBox();
  if (box === null) throw new Error('The slider of the score is not on the page.');
  const thumb = 28;
  const x = thumb / 2 + (box.width - thumb) * (feedback.likely_to_recommend / 10);
  await slider.tap({ position: { x, y: box.height / 2 } });
}

/** Sets four stars and a score of nine, in the dialog or in the form of a page. */
export async function fillFeedback(
  page: Page,
  { touch }: { readonly touch: boolean },
  form: Locator = feedbackDialog(page),
) {
  await (touch ? fillByTouch(form) : fillByKeyboard(page, form));
  await expect(form.getByRole('slider')).toHaveValue(String(feedback.likely_to_recommend));
}
