import { spawnSync } from 'node:child_process';
import { mkdtempDisposableSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { kitMeasures, standIns, webFonts } from '../fonts/faces.ts';
import { neutral, PaletteError, rampOf, schemesOf } from './colours/palette.ts';
import { plainSchemes } from './colours/roles.ts';
import { createKitTheme, slotStyles, themeVariables } from './create-kit-theme.ts';
import { designTokens } from './design-tokens.ts';
import { muiLooks } from './mui-looks.ts';

const two = schemesOf({ purple: '#630994', red: '#9c0421' });
const three = { ...two, ...schemesOf({ teal: '#005f5b' }) };
const theme = createKitTheme({ schemes: three });

it('schemesOf finds enough contrast in the kit’s neutral colours', () => {
  expect(schemesOf({ plain: neutral })).toEqual(plainSchemes);
});

describe('a company’s theme', () => {
  it('has CSS variables for colour roles and MUI’s primary colour, but not for MUI’s text colour', () => {
    expect(theme.vars.palette.roles.hero).toBe('var(--kit-hero)');
    expect(theme.vars.palette.primary.main).toBe('var(--kit-brand)');
    expect(theme.vars.palette.text.primary).toBe(three.purple?.ink);
    expect(theme.lighten('red', 0.2)).toBe('color-mix(in srgb, #fff 20%, red)');
  });

  it('does not repeat values that all schemes share, so its CSS stays under 5 kB', () => {
    const css = themeVariables(createKitTheme({ schemes: two }));
    expect(css.match(/--kit-ink:/g)).toHaveLength(1);
    expect(css.length).toBeLessThan(5_000);
    expect(css).not.toMatch(/color-scheme|data-theme="plain"/);
  });

  it.each(Object.entries(three))(
    'sets the hero colour of the scheme %s on pages that name the scheme in `data-theme`',
    (name, roles) => {
      const [, rule] = themeVariables(theme).split(`[data-theme="${name}"]`);
      expect(rule).toMatch(new RegExp(`^[^}]*--kit-hero:${roles.hero}`));
    },
  );

  it('writes no `data-theme` selector for a page that uses a single scheme', () => {
    const css = themeVariables(theme, 'teal');
    expect(css).toContain('--kit-brand:#005f5b');
    expect(css).not.toContain('data-theme');
    expect(css).toContain(`--kit-purple-brandHover:${three.purple?.brandHover}`);
  });

  it('animates movements as MUI does, and does not animate colours or shadows', () => {
    const { create } = createKitTheme().transitions;
    for (const property of ['background-color', 'box-shadow'])
      expect(create(property)).toBe('none');
    expect(create('transform')).toContain('transform 300ms');
  });

  it.each(
    Object.keys(muiLooks).flatMap((name) =>
      Object.keys(slotStyles(muiLooks, name)).map((slot) => [name, slot] as const),
    ),
  )('adds a company’s styles of %s (slot %s) to the kit’s styles', (name, slot) => {
    const style = { letterSpacing: 1 };
    const components = { [name]: { styleOverrides: { [slot]: style } } };
    const { components: looks = {} } = createKitTheme({ overrides: { components } });
    expect(slotStyles(looks, name)[slot]).toEqual([slotStyles(muiLooks, name)[slot], style]);
  });
});

const lightness = (hex: string): number =>
  [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(hex.slice(at, at + 2), 16), 0);

describe('rampOf', () => {
  it.each(['#005f5b', '#8a4700', '#0b3d91'] as const)(
    'puts its argument %s at step 700, and a darker shade at each higher step',
    (seed) => {
      const ramp = rampOf(seed);
      expect(ramp[700]).toBe(seed);
      const steps = Object.values(ramp).map(lightness);
      expect(steps).toHaveLength(11);
      expect(steps).toEqual(steps.toSorted((one, other) => other - one));
      for (const colour of Object.values(ramp)) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
    },
  );

  it('throws an error if its argument is not a colour', () => {
    expect(() => rampOf('#teal')).toThrow("'#teal' is not a colour: write it like #630994.");
  });
});

it('schemesOf throws an error that names each low-contrast colour, its background and the contrast', () => {
  const make = () => schemesOf({ sun: '#f2b01e', red: '#9c0421' });
  expect(make).toThrow(PaletteError);
  expect(make).toThrow(/sun: brand #f2b01e on page #ffffff has a contrast of 1\.\d+, but needs 4/);
  expect(make).not.toThrow(/red:/);
});

it('designTokens returns colours, text styles and lengths in the DTCG format', () => {
  const tokens = designTokens(schemesOf({ teal: '#005f5b' }));
  expect(tokens.color.teal).toMatchObject({
    $type: 'color',
    brand: { $value: { colorSpace: 'srgb', components: [0, 0.3725, 0.3569], hex: '#005f5b' } },
  });
  expect(tokens.layout).toMatchObject({
    $type: 'dimension',
    gutter: { $value: { value: 80, unit: 'px' } },
    gap: { $value: { value: 24, unit: 'px' } },
  });
  expect(tokens.breakpoint).toMatchObject({ md: { $value: { value: 721, unit: 'px' } } });
  expect(tokens.typography).toMatchObject({
    h1: {
      $value: {
        fontFamily: 'TikTok Sans',
        fontWeight: 700,
        fontSize: { value: 5.25, unit: 'rem' },
        letterSpacing: { value: -0.1575, unit: 'rem' },
        lineHeight: 0.96,
      },
    },
    body1: { $value: { fontWeight: 400, letterSpacing: { value: 0, unit: 'rem' } } },
  });
});

const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, '../insurance-kit.main.ts'), ...args], {
    encoding: 'utf8',
  });

it('the command insurance-kit writes colour schemes and design tokens, but rejects low-contrast colours', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'schemes-'));
  const to = join(folder.path, 'schemes.json');
  const written = () => JSON.parse(readFileSync(to, 'utf8'));
  const colours = { teal: '#005f5b', ochre: '#8a4700' } as const;
  const pairs = Object.entries(colours).map((pair) => pair.join('='));

  expect(run('schemes', '--to', to, '--accent=#ffb3c7', ...pairs).stderr).toBe('');
  expect(Object.keys(written())).toEqual(['teal', 'ochre']);
  expect(written().teal).toMatchObject({ accent: '#ffb3c7', focusOuter: '#ffb3c7' });
  expect(run('tokens', '--to', to, ...pairs).stderr).toBe('');
  expect(written()).toEqual(JSON.parse(JSON.stringify(designTokens(schemesOf(colours)))));

  const sun = run('schemes', '--to', to, 'sun=#f2b01e');
  expect(sun.status).toBe(1);
  expect(sun.stderr).toMatch(/sun: brand #f2b01e on page .*nearest shade with enough contrast: #/s);
  expect(run('schemes', '--to', to, 'sun=yellow').status).toBe(2);
  expect(run('schemes', 'teal=#005f5b').stderr).toContain('Usage: insurance-kit schemes');
});

describe('a page’s fonts', () => {
  it('have the same names for all companies, and a local replacement until they load', () => {
    const css = webFonts({ display: '/d', text: '/t', displayExtra: '/de', letters: '/l' });
    const order = css.match(/"[DT]\w+"|\/\w+/g)?.join();
    expect(order).toBe('"Display",/l,"Display",/d,"Display",/de,"Text",/l,"Text",/t');
    expect(css).toContain('font-display:swap;src:url("/d")}');
    expect(css).toMatch(/src:url\("\/de"\);unicode-range:[^}]*U\+253[^}]*U\+20A6,U\+20B5/);
    expect(new Set(standIns().match(/"\w+ stand-in"/g))).toEqual(
      new Set(['"Display stand-in"', '"Text stand-in"']),
    );
  });

  it('have the same line height in Arial and in Roboto, which Android has instead of Arial', () => {
    const css = standIns();
    expect(css).toContain('font-weight:400 500;src:local("Roboto-Regular");size-adjust:105.17%');
    expect(css).toContain('font-weight:600 800;src:local("Roboto-Bold"),local("Roboto-Regular");');
    for (const { standIns } of Object.values(kitMeasures)) {
      for (const { sizeAdjust, ascent, descent } of standIns) {
        expect(sizeAdjust * ascent).toBeCloseTo(standIns[0].sizeAdjust * standIns[0].ascent, -1);
        expect(sizeAdjust * descent).toBeCloseTo(standIns[0].sizeAdjust * standIns[0].descent, -1);
      }
    }
  });

  it('use a company’s weights and metrics in place of the kit’s', () => {
    const [standIn] = kitMeasures.text.standIns;
    const text = { weight: '300 900', standIns: [{ ...standIn, ascent: 77 }] };
    const own = { ...kitMeasures, text };
    const [, face] = webFonts({ display: '/d', text: '/t' }, own).split('"Text"');
    expect(face).toMatch(/^;font-weight:300 900;/);
    const [, fallback] = standIns(own).split('"Text stand-in"');
    expect(fallback).toMatch(/^;font-weight:400 500;.*;ascent-override:77%;/);
  });
});
