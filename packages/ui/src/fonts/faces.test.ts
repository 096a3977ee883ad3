import { describe, expect, it } from 'vitest';
import { standIns, webFonts } from './faces.ts';
import { measures } from './metrics.ts';

/** The rules of a style sheet, as declarations by name. */
const facesOf = (css: string): readonly Readonly<Record<string, string>>[] =>
  [...css.matchAll(/@font-face\{([^}]*)\}/g)].map(([, rules = '']) =>
    Object.fromEntries(rules.split(/;(?![^(]*\))/).map((rule) => rule.split(/:(.*)/s, 2))),
  );

describe('the fonts of a page', () => {
  it('have the same names for every company, and a stand-in until they are loaded', () => {
    const faces = facesOf(webFonts({ display: '/d', text: '/t', displayExtra: '/de' }));
    expect(faces.map((face) => face['font-family'])).toEqual(['"Display"', '"Display"', '"Text"']);
    expect(new Set(facesOf(standIns()).map((face) => face['font-family']))).toEqual(
      new Set(['"Display stand-in"', '"Text stand-in"']),
    );
    expect(faces[0]?.src).toBe('url("/d")');
    expect(faces[1]?.['unicode-range']).toContain('U+253');
  });

  it('have the metrics that the company gives', () => {
    const [standIn] = measures.text.standIns;
    const own = {
      ...measures,
      text: { weight: '300 900', standIns: [{ ...standIn, ascent: '77%' }] },
    };
    const faces = facesOf(webFonts({ display: '/d', text: '/t' }, own) + standIns(own));
    const text = faces.filter((face) => face['font-family']?.startsWith('"Text'));
    expect(text.map((face) => face['font-weight'])).toEqual(['300 900', standIn.weight]);
    expect(text[1]?.['ascent-override']).toBe('77%');
  });
});
