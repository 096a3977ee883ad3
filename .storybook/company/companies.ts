import type { Identity } from '../../apps/site/app/companies/contract/company.ts';

const identities = import.meta.glob<{ readonly identity: Identity }>(
  '../../apps/site/app/companies/*/identity.ts',
  { eager: true },
);

/** Every company of the repository, by its id. */
export const companies: ReadonlyMap<string, Identity> = new Map(
  Object.values(identities).map(({ identity }) => [identity.id, identity]),
);

/** What the toolbar has chosen, as the address of a story keeps it: `company:x;theme:red`. */
const globalsOf = (search: string): ReadonlyMap<string, string> =>
  new Map(
    (new URLSearchParams(search).get('globals') ?? '')
      .split(';')
      .map((pair) => pair.split(':'))
      .map(([name = '', value = '']) => [name, value]),
  );

const named = globalsOf(location.search).get('company') ?? '';

/**
 * The company whose words, people, links, fonts and colours this page shows: its modules read it once
 * (`every-company.ts`), so that another choice loads the page anew.
 */
export const chosenCompany: string = companies.has(named) ? named : FIRST_COMPANY;
