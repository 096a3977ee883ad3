import { describe, expect, it } from 'vitest';
import { compiledVariables } from './compiled.ts';
import { companyTheme, PaletteError, purple, red, seededRamp } from './palette.ts';
import { rolesOf } from './roles.ts';

const lightness = (hex: string): number =>
  [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(hex.slice(at, at + 2), 16), 0);

describe('a ramp from a seed', () => {
  it.each(['#005f5b', '#8a4700', '#0b3d91'] as const)('has %s itself, and grows darker', (seed) => {
    const ramp = seededRamp(seed);
    expect(ramp[700]).toBe(seed);
    const steps = Object.values(ramp).map(lightness);
    expect(steps).toHaveLength(11);
    expect(steps).toEqual(steps.toSorted((one, other) => other - one));
    for (const colour of Object.values(ramp)) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  });

  it.each([
    ['purple', purple],
    ['red', red],
  ] as const)('is close to the ramp that was drawn by hand for %s', (_, drawn) => {
    const ramp = seededRamp(drawn[700]);
    for (const [step, colour] of Object.entries(drawn)) {
      const computed = Object.entries(ramp).find(([name]) => name === step)?.[1] ?? '';
      expect(Math.abs(lightness(computed) - lightness(colour)), step).toBeLessThan(45);
    }
  });

  it('refuses what is no colour', () => {
    expect(() => seededRamp('#teal')).toThrow("'#teal' is no colour: write it like #630994.");
  });
});

describe('a company’s theme', () => {
  it('is the kit’s own for the kit’s own ramps', () => {
    expect(companyTheme({ purple, red })).toEqual({ roles: rolesOf, variables: compiledVariables });
  });

  it('has every role of both themes in the seeds’ colours', () => {
    const { roles, variables } = companyTheme({ purple: '#005f5b', red: '#8a4700' });
    expect(roles.purple.brand).toBe('#005f5b');
    expect(roles.red.brand).toBe('#8a4700');
    expect(variables).not.toContain(purple[700]);
    expect(variables).not.toContain(red[800]);
  });

  it('says which role cannot be read on which ground, and by how much', () => {
    const make = () => companyTheme({ purple: '#f2b01e', red });
    expect(make).toThrow(PaletteError);
    expect(make).toThrow(
      /purple: brand #f2b01e on page #ffffff has a contrast of 1\.\d\d, but needs 4\.5/,
    );
    expect(make).not.toThrow(/red:/);
  });
});
