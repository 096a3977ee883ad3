/** How a component is meant to be used, as its documentation page says it: a sentence or two each. */
export interface Usage {
  /** The place or the task that it is made for. */
  readonly when: string;
  /** Where another component, or none, serves better. */
  readonly not: string;
  /** What it does for assistive technology, and what is left to whoever uses it. */
  readonly accessibility: string;
  /** How much content it takes before it looks wrong; nothing is ever cut off. */
  readonly limits: string;
  /**
   * For what covers a window or floats in it: the height in pixels of the window that each story has
   * for itself on the documentation page.
   */
  readonly ownWindow?: number;
}

/** A component's documentation page: `parameters: usage({ … })` in its stories. */
export const usage = ({ when, not, accessibility, limits, ownWindow }: Usage) => ({
  ownWindow,
  docs: {
    description: {
      component: [
        `**When.** ${when}`,
        `**When not.** ${not}`,
        `**Accessibility.** ${accessibility}`,
        `**Content limits.** ${limits}`,
      ].join('\n\n'),
    },
  },
});
