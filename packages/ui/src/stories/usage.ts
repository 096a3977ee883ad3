/** How to use a component, for its documentation page: a sentence or two each. */
export interface Usage {
  /** When to use it. */
  readonly when: string;
  /** When to use another component, or none. */
  readonly not: string;
  /** What it does for assistive technology, and what the caller must do. */
  readonly accessibility: string;
  /** How much content fits before it looks wrong; nothing is ever cut off. */
  readonly limits: string;
  /**
   * For components that cover a window or float in it: each story on the documentation page has a
   * frame of its own with this height in pixels.
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
