import { contentPath } from '../../shared/names.ts';
import { prepareResponse } from '../http/response.ts';
import type { SiteHttp } from '../http/server.ts';

/** Path of the rules for prefetching links. A header of every page names it. */
export const speculationRulesPath = '/speculation-rules.json';

/** Browsers prefetch a page on hover or press, unless data saving is on. */
const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: `${contentPath}/*` } },
          // These links open a dialog on the same page.
          { not: { selector_matches: '[data-dialog]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

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
