/** The steps of a colour ramp, from lightest to darkest. */
export const rampSteps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const;
export type RampStep = (typeof rampSteps)[number];

/** A colour as `#rrggbb`. */
export type Hex = `#${string}`;

/** A colour ramp: one colour for each step. Components read roles, never a ramp. */
export type Ramp = Readonly<Record<RampStep, Hex>>;

/** A scheme's brand colour: a seed from which the ramp is computed, or a ramp drawn by hand. */
export type BrandColour = Hex | Ramp;

/** Whether steps are a whole ramp, and nothing else. */
export const isRamp = (steps: Readonly<Record<string, Hex>>): steps is Ramp =>
  Object.keys(steps).length === rampSteps.length && rampSteps.every((step) => step in steps);
