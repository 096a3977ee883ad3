import type { Page } from '@playwright/test';

/** Something to be seen on a page. */
export interface Sign {
  /** What must be there. */
  readonly selector: string;
  /** Words that it must not have. */
  readonly without?: string;
  /** It must have moved since the tap. */
  readonly moves?: boolean;
}

/** What a tap is answered with: any sign of a list counts. */
export interface Signs {
  /** That it was felt. */
  readonly acknowledged: readonly Sign[];
  /** That it was answered. */
  readonly answered: readonly Sign[];
}

/** When a tap's signs were painted, in ms after the finger came; absent where one never was. */
export interface Answer {
  /** When the finger came, in ms since 1970; not a number where it never did. */
  readonly tappedAt: number;
  readonly acknowledged?: number;
  readonly answered?: number;
}

/** After this a sign is given up, ms. */
const patience = 20_000;

/**
 * Watches a page for the signs of the next tap: the first frame that shows one counts, when it has been
 * painted. Call it before the tap, and await it after.
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
            // A task after the frame's callbacks runs when the frame has been painted.
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
    { acknowledged, answered, wait: patience },
  );
