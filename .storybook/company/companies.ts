import identities from 'virtual:identities';
import type { Identity } from 'site/shared/company.ts';

export const companies: ReadonlyMap<string, Identity> = new Map(
  identities.map((identity) => [identity.id, identity]),
);

/** Choices of the toolbar in the story's address: `company:x;theme:red`. */
const globalsOf = (search: string): ReadonlyMap<string, string> =>
  new Map(
    (new URLSearchParams(search).get('globals') ?? '')
      .split(';')
      .map((pair) => pair.split(':'))
      .map(([name = '', value = '']) => [name, value]),
  );

const named = globalsOf(location.search).get('company') ?? '';

/** The company of this page. Modules read it once, so another choice reloads the page. */
export const chosenCompany: string = companies.has(named) ? named : FIRST_COMPANY;
