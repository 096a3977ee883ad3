import type { Page } from '@playwright/test';

/** A sign that can be seen on a page. */
export interface Sign {
  /** The selector of an element that must exist. */
  readonly selector: string;
  /** Text that it must not have. */
  readonly without?: string;
  /** True if it must have moved since the tap. */
  readonly moves?: boolean;
}

/** The signs of a tap; one of each list is enough. */
export interface Signs {
  /** Signs that the tap was acknowledged. */
  readonly acknowledged: readonly Sign[];
  /** Signs that the tap was answered. */
  readonly answered: readonly Sign[];
}

/** When the signs were painted, in ms after the touch; left out if one never was. */
export interface Answer {
  /** The time of the touch, in ms since 1970; `NaN` if there was none. */
  readonly tappedAt: number;
  readonly acknowledged?: number;
  readonly answered?: number;
}

/** How long to wait for a sign, ms. */
const timeout = 20_000;

/**
 * Watches a page for the signs of the next tap, and records when the first frame with each was
 * painted. Call it before the tap and await it afterwards.
 */
export const watchTap = (page: Page, { acknowledged, answered }: Signs): Promise<Answer> =>
  page.evaluate(
    ({ acknowledged, answered, wait }) =>
      new Promise<Answer>((resolve, reject) => {
        const lefts = new Map<Element, number>();
        const moved = (element: Element): boolean => {
          const { left } = element.getBoundingClientRect();
          const before = lefts.get(element);
          lefts.set(element, before ?? left);
          return Math.abs(left - (before ?? left)) > 20;
        };
        const shows = ({ selector, without, moves }: Sign): boolean =>
          [...document.querySelectorAll(selector)].some(
            (element) =>
              (without === undefined || !element.textContent?.includes(without)) &&
              (!moves || moved(element)),
          );
        if ([...acknowledged, ...answered].some(shows)) {
          reject(new Error('The page shows a sign of the tap before it.'));
          return;
        }
        const seen: { tappedAt: number; acknowledged?: number; answered?: number } = {
          tappedAt: Number.NaN,
        };
        const end = (): void => resolve(seen);
        setTimeout(end, wait);
        const onTap = ({ timeStamp }: Event): void => {
          seen.tappedAt = performance.timeOrigin + timeStamp;
          const look = (): void => {
            const isAnswered = answered.some(shows);
            const isFelt = isAnswered || acknowledged.some(shows);
            // A task that is queued in a frame's callback runs after that frame has been painted.
            setTimeout(() => {
              const after = performance.now() - timeStamp;
              if (isFelt) seen.acknowledged ??= after;
              if (isAnswered) seen.answered ??= after;
              if (isAnswered) end();
              else if (after < wait) requestAnimationFrame(look);
            });
          };
          requestAnimationFrame(look);
        };
        addEventListener('pointerdown', onTap, { capture: true, once: true });
      }),
    { acknowledged, answered, wait: timeout },
  );
