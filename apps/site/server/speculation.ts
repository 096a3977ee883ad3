/** Where browsers find which links they may fetch ahead; named by a header of every page. */
export const speculationRulesPath = '/speculation-rules.json';

/**
 * Pages of the site are fetched, never run, when a visitor rests on their link or presses it. Browsers
 * leave it out by themselves where their visitor saves data.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/content/*', '/lite*'] } },
          // Opens in place.
          { not: { selector_matches: '[data-dialog]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
