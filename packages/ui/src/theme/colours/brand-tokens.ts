import { formatHex } from 'culori';
import { type BrandColour, type Hex, isRamp } from './ramps.ts';

const membersOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** The colour of a token, of any colour space that is written in parts of one; else by its `hex`. */
function tokenHex(token: unknown): Hex | undefined {
  const { $value } = membersOf(token);
  const { colorSpace, components, hex } = membersOf(
    typeof $value === 'string' ? { hex: $value } : $value,
  );
  const parts = Array.isArray(components) ? components.join(' ') : '';
  const found = formatHex(`color(${colorSpace} ${parts})`) ?? formatHex(String(hex));
  return found === undefined ? undefined : `#${found.slice(1)}`;
}

/**
 * The brand colour of each scheme, from a token file in the format of the Design Tokens Community
 * Group: `brand.<scheme>.<step>`. Other groups may stand beside `brand`.
 *
 * @throws RangeError naming the token that is wrong.
 */
export function brandColoursOf(tokens: unknown): Readonly<Record<string, BrandColour>> {
  const schemes = Object.entries(membersOf(membersOf(tokens).brand)).filter(
    ([name]) => !name.startsWith('$'),
  );
  if (schemes.length === 0) throw new RangeError('has no colours: write brand.<scheme>.700.');
  return Object.fromEntries(
    schemes.map(([name, group]) => {
      const steps: Record<string, Hex> = {};
      for (const [step, token] of Object.entries(membersOf(group))) {
        if (step.startsWith('$')) continue;
        const hex = tokenHex(token);
        const path = `brand.${name}.${step}`;
        if (hex === undefined) throw new RangeError(`${path} is no colour of its own.`);
        steps[step] = hex;
      }
      const { 700: seed, ...others } = steps;
      if (isRamp(steps)) return [name, steps];
      if (seed !== undefined && Object.keys(others).length === 0) return [name, seed];
      const problem = `brand.${name} needs the step 700 alone, or all of 50, 100 to 900, and 950.`;
      throw new RangeError(problem);
    }),
  );
}
