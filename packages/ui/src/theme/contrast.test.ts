import { describe, expect, it } from 'vitest';
import { rolePairs, rolesOf, themeNames } from './roles.ts';
import { theme, themeVariables } from './theme.ts';

/** Relative luminance of a colour `#rrggbb` (WCAG 2.2). */
const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (first: string, second: string): number => {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

it('measures contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

describe.each(themeNames)('the theme %s', (name) => {
  it.each(rolePairs)('shows %s on %s with a contrast of at least %d', (ink, ground, least) => {
    expect(contrast(rolesOf[name][ink], rolesOf[name][ground])).toBeGreaterThanOrEqual(least);
  });

  it('has its hero ground among the variables that follow data-theme', () => {
    const rule = themeVariables()
      .split('}')
      .find((part) => part.includes(`[data-theme="${name}"]`));
    expect(rule).toContain(`--kit-palette-roles-hero:${rolesOf[name].hero}`);
  });
});

describe('the theme', () => {
  it('gives components variables for roles and plain values for the rest', () => {
    expect(theme.vars.palette.roles.hero).toContain('var(--kit-palette-roles-hero');
    expect(theme.vars.palette.text.primary).toBe(rolesOf.purple.ink);
  });

  it('writes no variable that both themes share twice, and few in all', () => {
    const css = themeVariables();
    expect(css.match(/--kit-palette-roles-ink:/g)).toHaveLength(1);
    expect(css.length).toBeLessThan(4_000);
  });
});
