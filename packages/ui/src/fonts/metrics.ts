/** Font weights, and local fallback fonts with adjusted metrics (docs/how-to/fonts.md). */
export const measures = {
  display: {
    weight: '600 800',
    standIns: [
      {
        weight: '600 800',
        local: ['Arial Bold', 'Liberation Sans Bold'],
        sizeAdjust: '95.11%',
        ascent: '105.14%',
        descent: '31.54%',
        lineGap: '0%',
      },
    ],
  },
  text: {
    weight: '400 600',
    standIns: [
      {
        weight: '400 500',
        local: ['Arial', 'Liberation Sans'],
        sizeAdjust: '104.94%',
        ascent: '90.06%',
        descent: '24.3%',
        lineGap: '0%',
      },
      {
        weight: '600 700',
        local: ['Arial Bold', 'Liberation Sans Bold'],
        sizeAdjust: '99.72%',
        ascent: '94.76%',
        descent: '25.57%',
        lineGap: '0%',
      },
    ],
  },
} as const;
