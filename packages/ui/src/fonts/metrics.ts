// Written by scripts/fonts.ts: change that, not this.

/** Local fonts, stretched to the measures of a web font, so that nothing moves when it arrives. */
export const standIns = [
  {
    family: 'TikTok Sans stand-in',
    weight: '600 800',
    local: ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold'],
    sizeAdjust: '95.11%',
    ascent: '105.14%',
    descent: '31.54%',
    lineGap: '0.00%',
  },
  {
    family: 'Radio Canada stand-in',
    weight: '400 500',
    local: ['Arial', 'Liberation Sans', 'Helvetica'],
    sizeAdjust: '104.94%',
    ascent: '90.06%',
    descent: '24.30%',
    lineGap: '0.00%',
  },
  {
    family: 'Radio Canada stand-in',
    weight: '600 700',
    local: ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold'],
    sizeAdjust: '99.72%',
    ascent: '94.76%',
    descent: '25.57%',
    lineGap: '0.00%',
  },
] as const;
