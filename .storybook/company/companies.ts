import type { CompanyColours } from 'site/app/theme/company-schemes.ts';
import type { Identity } from 'site/shared/company.ts';

interface CompanyModule extends CompanyColours {
  readonly identity: Identity;
  readonly audiences: Readonly<Record<string, { readonly label: string }>>;
}

const modules = import.meta.glob<CompanyModule>('../../apps/site/companies/*/company.ts', {
  eager: true,
});

/** All companies, by their folders' names. */
export const companies: ReadonlyMap<string, CompanyModule> = new Map(
  Object.values(modules).map((company) => [company.identity.id, company]),
);

/** Choices of the toolbar in the story's address: `company:x;theme:red`. */
const globals = new URLSearchParams(location.search).get('globals') ?? '';
const [, named = ''] = /(?:^|;)company:([^;]+)/.exec(globals) ?? [];

/** The company of this page. Modules read it once, so another choice reloads the page. */
export const chosenCompany: string = companies.has(named) ? named : FIRST_COMPANY;
