import { contentPath } from '../../addresses/content-paths.ts';
import { prepareResponse } from '../http/response.ts';
import type { SiteHttp } from '../http/server.ts';

/** Where browsers find which links they may fetch ahead; named by a header of every page. */
export const speculationRulesPath = '/speculation-rules.json';

/**
 * Pages of the site are fetched, never run, when a visitor rests on their link or presses it. Browsers
 * leave it out by themselves where their visitor saves data.
 */
const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: `${contentPath}/*` } },
          // These open a dialog on the same page.
          { not: { selector_matches: '[data-dialog]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

/** Registers the rules' address. */
export function registerSpeculationRules({ app, policies }: SiteHttp): void {
  const rules = prepareResponse({
    status: 200,
    headers: {
      'content-type': 'application/speculationrules+json',
      'cache-control': 'public, max-age=86400',
    },
    policy: policies.resource,
    bodies: { identity: Buffer.from(speculationRules) },
  });
  app.get(speculationRulesPath, (_request, reply) => reply.sendPrepared(rules));
}
