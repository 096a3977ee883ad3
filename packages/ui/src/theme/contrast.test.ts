import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { rolePairs, rolesOf, themeNames } from './roles.ts';
import { theme, themeVariables } from './theme.ts';

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
