import type { CompanyColours } from 'site/app/theme/company-schemes.ts';
import type { Identity } from 'site/shared/company.ts';

interface CompanyModule extends CompanyColours {
  readonly identity: Identity;
  readonly audiences: Readonly<Record<string, { readonly label: string }>>;
}

const modules = import.meta.glob<CompanyModule>('../../apps/site/companies/*/company.ts', {
  eager: true,
});

export const companies: ReadonlyMap<string, CompanyModule> = new Map(
  Object.values(modules).map((company) => [company.identity.id, company]),
);

/** Id of the company shown first: the environment variable `COMPANY`, or the default company. */
declare const FIRST_COMPANY: string;

/** Storybook puts the toolbar's choices into the address: `company:x;theme:individual`. */
const globals = new URLSearchParams(location.search).get('globals') ?? '';
const [, idInAddress = ''] = /(?:^|;)company:([^;]+)/.exec(globals) ?? [];

/** Id of the company shown. Modules read it once, so choosing another company reloads the page. */
export const chosenCompany: string = companies.has(idInAddress) ? idInAddress : FIRST_COMPANY;
