import { describe, expect, it } from 'vitest';
import { schemes } from '../fixtures/schemes.ts';
import { contrast, schemesOf } from './colours/palette.ts';
import { plainSchemes, rolePairs } from './colours/roles.ts';
import { createKitTheme, slotStyles, themeVariables } from './create-kit-theme.ts';
import { muiLooks } from './mui-looks.ts';

const three = schemesOf({ purple: '#630994', red: '#9c0421', teal: '#005f5b' });
const theme = createKitTheme({ schemes: three });

it.each(rolePairs)(
  'without a company %s is on %s with a contrast of at least %d',
  (ink, surface, least) => {
    const { plain } = plainSchemes;
    expect(plain && contrast(plain[ink], plain[surface])).toBeGreaterThanOrEqual(least);
  },
);

describe('a company’s theme', () => {
  it('is an ordinary MUI theme whose palette, type and shape are the company’s', () => {
    expect(theme.palette.primary.main).toBe(three.purple?.brand);
    expect(theme.palette.secondary.main).toBe(three.purple?.accent);
    expect(theme.palette.text.primary).toBe(three.purple?.ink);
    expect(theme.typography.h1.fontFamily).toContain('Display');
    expect(Object.keys(theme.colorSchemes).toSorted()).toEqual(['purple', 'red', 'teal']);
    expect(theme.defaultColorScheme).toBe('purple');
  });

  it('has variables for values that differ between schemes, and plain values for the rest', () => {
    expect(theme.vars.palette.roles.hero).toBe('var(--kit-hero)');
    expect(theme.vars.palette.primary.main).toBe('var(--kit-brand)');
    expect(theme.vars.palette.text.primary).toBe(three.purple?.ink);
  });

  it('writes shared variables once, and few in all', () => {
    const css = themeVariables(createKitTheme({ schemes }));
    expect(css.match(/--kit-ink:/g)).toHaveLength(1);
    expect(css.length).toBeLessThan(5_000);
  });

  it.each(Object.entries(three))(
    'has the hero surface of %s among the variables that follow data-theme',
    (name, roles) => {
      const [, rule] = themeVariables(theme).split(`[data-theme="${name}"]`);
      expect(rule).toMatch(new RegExp(`^[^}]*--kit-hero:${roles.hero}`));
    },
  );

  it('writes only the variables of one scheme, for a page that uses no other', () => {
    const css = themeVariables(theme, 'teal');
    expect(css).toContain(`--kit-brand:${three.teal?.brand}`);
    expect(css).not.toContain('data-theme');
    expect(css).toContain(`--kit-purple-brandHover:${three.purple?.brandHover}`);
  });

  it('has one variable for both brand colours of light schemes', () => {
    expect(theme.vars.palette.roles.brandSurface).toBe('var(--kit-brand)');
    expect(themeVariables(theme)).not.toContain('brandSurface');
    expect(themeVariables(theme)).not.toContain('color-scheme');
  });

  it('may have dark schemes, also beside light ones, with MUI’s colours to match', () => {
    const dark = schemesOf({ night: '#0b3d91' }, { mode: 'dark' });
    expect(createKitTheme({ schemes: dark }).palette.mode).toBe('dark');
    const both = createKitTheme({ schemes: { ...three, ...dark } });
    const [, night] = themeVariables(both).split('[data-theme="night-dark"]');
    expect(night).toContain('color-scheme:dark');
    expect(night).toContain('--kit-brandSurface:#0b3d91;');
    expect(night).toContain(`--kit-palette-text-primary:${dark['night-dark']?.ink};`);
    expect(both.vars.palette.text.primary).toContain('var(--kit-palette-text-primary');
  });

  it('merges a company’s overrides', () => {
    const own = createKitTheme({
      overrides: { components: { MuiButton: { defaultProps: { disableElevation: false } } } },
    });
    expect(own.components?.MuiButton?.defaultProps?.disableElevation).toBe(false);
    expect(own.components?.MuiButton?.styleOverrides?.root).toBeDefined();
  });

  const slots = Object.keys(muiLooks).flatMap((name) =>
    Object.keys(slotStyles(muiLooks, name)).map((slot) => [name, slot] as const),
  );
  it.each(slots)('adds a company’s style of %s’s %s to the kit’s', (name, slot) => {
    const style = { letterSpacing: 1 };
    const components = { [name]: { styleOverrides: { [slot]: style } } };
    const { components: looks = {} } = createKitTheme({ overrides: { components } });
    expect(slotStyles(looks, name)[slot]).toEqual([slotStyles(muiLooks, name)[slot], style]);
  });

  it('needs a scheme', () => {
    expect(() => createKitTheme({ schemes: {} })).toThrow('A theme needs a colour scheme');
  });
});
