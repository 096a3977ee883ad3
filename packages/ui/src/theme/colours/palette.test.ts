import { describe, expect, it } from 'vitest';
import { createKitTheme, themeVariables } from '../create-kit-theme.ts';
import { PaletteError, rampOf, schemesOf } from './palette.ts';
import { seededRamp } from './seeded-ramp.ts';

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

  it('refuses a seed that is not a colour', () => {
    expect(() => seededRamp('#teal')).toThrow("'#teal' is not a colour: write it like #630994.");
  });
});

describe('a company’s schemes', () => {
  it('have every role in the seeds’ colours, under the company’s names', () => {
    const schemes = schemesOf({ teal: '#005f5b', ochre: '#8a4700' });
    expect(schemes.teal?.brand).toBe('#005f5b');
    expect(schemes.ochre?.brand).toBe('#8a4700');
    const css = themeVariables(createKitTheme({ schemes }));
    expect(css).toContain('[data-theme="teal"]');
    expect(css).not.toContain('data-theme="plain"');
  });

  it('use a hand-made ramp as it is', () => {
    const drawn = seededRamp('#630994');
    expect(rampOf(drawn)).toBe(drawn);
  });

  it('name each unreadable role, its surface and its contrast', () => {
    const make = () => schemesOf({ sun: '#f2b01e', red: '#9c0421' });
    expect(make).toThrow(PaletteError);
    expect(make).toThrow(
      /sun: brand #f2b01e on page #ffffff has a contrast of 1\.\d\d, but needs 4\.5/,
    );
    expect(make).not.toThrow(/red:/);
  });
});
