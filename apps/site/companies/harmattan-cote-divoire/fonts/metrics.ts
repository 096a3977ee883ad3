/** Font weights, and fallback fonts with adjusted metrics (docs/how-to/fonts.md). */
export const measures = {
  display: {
    weight: '600 800',
    standIns: [
      {
        weight: '600 800',
        local: ['Arial Bold', 'Liberation Sans Bold'],
        sizeAdjust: '89.97%',
        ascent: '103.37%',
        descent: '30.01%',
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
        sizeAdjust: '101.55%',
        ascent: '98.48%',
        descent: '29.84%',
        lineGap: '0%',
      },
      {
        weight: '600 700',
        local: ['Arial Bold', 'Liberation Sans Bold'],
        sizeAdjust: '94.91%',
        ascent: '105.36%',
        descent: '31.92%',
        lineGap: '0%',
      },
    ],
  },
} as const;
