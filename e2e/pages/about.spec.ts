import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { visibleWords } from './shown.ts';

const executives = [
  'Akosua Frimpong-Darko',
  'Emmanuel Tetteh-Lartey',
  'Mariam Abubakari-Seidu',
  'Yaw Osei-Kusi',
] as const;
const directors = {
  'Justina Asante-Boadu': 'Board Chairperson',
  'Babatunde Oyewale-Martins': 'Non-Executive Director',
  'Rahinatu Alhassan-Iddi': 'Non-Executive Director',
  'Selorm Agbenyega-Doe': 'Non-Executive Director',
  'Ngozi Ibekwe-Danjuma': 'Non-Executive Director',
  'Kwaku Dartey-Mensah': 'Managing Director',
} as const;

const carouselOf = (page: Page): Locator =>
  page.getByRole('group', { name: 'Executive Management', exact: true });

/** The numbers of the slides that are fully visible, from left to right. */
const wholeSlides = (carousel: Locator): Promise<readonly number[]> =>
  carousel.evaluate((root) => {
    const slides = [...root.querySelectorAll('[aria-roledescription="slide"]')];
    const { left, right } = slides[0]?.parentElement?.getBoundingClientRect() ?? new DOMRect();
    return slides
      .map((slide, index) => ({ place: index + 1, box: slide.getBoundingClientRect() }))
      .filter(({ box }) => box.left >= left - 1 && box.right <= right + 1)
      .sort((one, other) => one.box.left - other.box.left)
      .map(({ place }) => place);
  });

/** Opens the page and waits until the carousel's slider has started. */
async function openCarousel(page: Page, width: number): Promise<Locator> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto('/purpleabout');
  const carousel = carouselOf(page);
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel.getByRole('button', { name: 'Next' })).toBeVisible();
  return carousel;
}

const turnTo = (carousel: Locator, places: readonly number[]): Promise<void> =>
  expect.poll(() => wholeSlides(carousel)).toEqual(places);

test('§2.8 §4.8 the carousel: two slides, one a step, endless, dots up to 1024 px', async ({
  page,
}) => {
  const carousel = await openCarousel(page, 1440);
  const next = carousel.getByRole('button', { name: 'Next' });
  const previous = carousel.getByRole('button', { name: 'Previous' });
  const dots = carousel.getByRole('button', { name: / of 4, / });

  await turnTo(carousel, [1, 2]);
  await expect(dots).toHaveCount(0);
  for (const places of [
    [2, 3],
    [3, 4],
    [4, 1],
    [1, 2],
  ]) {
    await next.click();
    await turnTo(carousel, places);
  }
  await previous.click();
  await turnTo(carousel, [4, 1]);

  await test.step('a turn is announced, and hidden slides cannot be reached', async () => {
    await expect(carousel.locator('[aria-live]')).toHaveText(
      `4 of 4, ${executives[3]}; 1 of 4, ${executives[0]}`,
    );
    await expect(carousel.locator('[aria-roledescription="slide"][inert]')).toHaveCount(2);
  });

  await test.step('up to 1024 px there are dots', async () => {
    await page.setViewportSize({ width: 1024, height: 900 });
    await expect(dots).toHaveCount(4);
    await turnTo(carousel, [4, 1]);
    await dots.nth(2).click();
    await turnTo(carousel, [3, 4]);
    await expect(dots.nth(2)).toHaveAttribute('aria-current', 'true');
  });

  await test.step('it never turns by itself', async () => {
    await expect(carousel.locator('[aria-live]')).toHaveText(/^3 of 4/);
    expect(await wholeSlides(carousel)).toEqual([3, 4]);
  });
});

test('§2.8 §9 up to 600 px the carousel shows one slide and starts on the second', async ({
  page,
}) => {
  const carousel = await openCarousel(page, 600);
  await turnTo(carousel, [2]);
  await carousel.getByRole('button', { name: 'Next' }).click();
  await turnTo(carousel, [3]);
  await expect(carousel.getByRole('button', { name: / of 4, / })).toHaveCount(4);
  await page.setViewportSize({ width: 601, height: 900 });
  await expect.poll(async () => (await wholeSlides(carousel)).length).toBe(2);
});

test('§2.8 six directors: a biography expands on hover, on focus and on a press', async ({
  page,
}) => {
  await page.goto('/purpleabout');
  const cards = page.getByRole('article').filter({ has: page.locator('details') });
  await expect(cards).toHaveCount(6);
  for (const [index, [name, role]] of Object.entries(directors).entries()) {
    await expect.soft(cards.nth(index).getByRole('heading')).toHaveText(name);
    await expect.soft(cards.nth(index)).toContainText(role);
    await expect.soft(cards.nth(index).locator('img')).toHaveAccessibleName(`Portrait of ${name}`);
  }
  const [first, second, third] = [cards.nth(0), cards.nth(1), cards.nth(2)];
  const biography = (card: Locator) => card.locator('div > p');
  for (const card of [first, second, third]) await expect(biography(card)).toBeHidden();

  const boxes = () =>
    cards.evaluateAll((all) =>
      all.map((card) => {
        const { top, height } = card.getBoundingClientRect();
        return [top + scrollY, height];
      }),
    );
  const closed = await boxes();
  /** What is shown, what is announced, and that nothing has moved. */
  const expectOpen = async (card: Locator, isOpen: boolean) => {
    await expect(biography(card)).toBeVisible({ visible: isOpen });
    await expect(card.locator('details')).toHaveJSProperty('open', isOpen);
    expect(await boxes()).toEqual(closed);
  };

  await first.hover({ position: { x: 40, y: 40 } });
  await expectOpen(first, true);
  await biography(first).hover();
  await expectOpen(first, true);
  await page.keyboard.press('Escape');
  await expectOpen(first, false);
  await page.mouse.move(0, 0);
  await first.hover();
  await expectOpen(first, true);
  await page.mouse.move(0, 0);
  await expectOpen(first, false);

  await first.locator('summary').focus();
  await page.keyboard.press('Tab');
  await expect(second.locator('summary')).toBeFocused();
  await expectOpen(second, true);
  await page.keyboard.press('Escape');
  await expectOpen(second, false);

  await third.hover();
  await third.locator('summary').click();
  await page.mouse.move(0, 0);
  await expectOpen(third, true);
  await third.locator('summary').click();
  await expectOpen(third, false);
});

test('§2.8 on a phone two directors share a row; a biography opens below them, above what follows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/purpleabout');
  const cards = page.getByRole('article').filter({ has: page.locator('details') });
  /** The edges of an element in the page. */
  const box = (what: Locator) =>
    what.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { left, right, top: top + scrollY, bottom: bottom + scrollY };
    });
  const [first, second, third] = [cards.nth(0), cards.nth(1), cards.nth(2)];
  const left = await box(first);
  const right = await box(second);
  expect(right.top).toBe(left.top);
  expect(right.left).toBeGreaterThan(left.right);
  let above = Math.max(left.bottom, right.bottom);
  for (const card of [first, second]) {
    await card.locator('summary').click();
    const text = card.locator('div > p');
    await expect(text).toBeVisible();
    await expect
      .poll(async () => (await box(text)).top, 'it has come up, 12 px below')
      .toBeCloseTo(above + 12, 0);
    const open = await box(text);
    expect(open.left).toBeCloseTo(left.left, 0);
    expect(open.right).toBeCloseTo(right.right, 0);
    // Nothing is in front of it.
    await text.click({ trial: true });
    above = open.bottom;
    expect((await box(third)).top, 'what follows is below').toBeGreaterThan(above);
  }
});

test.describe('readings §2 without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('§2.8 the directors and the four executives can be read', async ({ page }) => {
    await page.goto('/redabout');
    await page.locator('summary', { hasText: 'Justina Asante-Boadu' }).click();
    await expect(page.getByText(/A lawyer by training/)).toBeVisible();
    const words = await visibleWords(carouselOf(page));
    for (const name of executives) expect(words).toContain(name.replace(' ', '').toLowerCase());
    expect(words).toContain('headofclaims');
  });
});
