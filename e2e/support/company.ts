import { partOf } from 'scripts/lib/company.mjs';
import type { Identity } from 'site/shared/company.ts';
import type { AudienceSchemes } from 'site/shared/pages.ts';

/** A company's identity. */
export const identityOf = async (company: string): Promise<Identity> =>
  (await partOf<{ identity: Identity }>(company, 'company.ts')).identity;

type Schemes = AudienceSchemes<'individual' | 'institution'>;

/** Names of a company's colour schemes, by audience. */
export const schemesOf = async (company: string): Promise<Schemes> =>
  (await partOf<{ schemeOf: Schemes }>(company, 'company.ts')).schemeOf;
