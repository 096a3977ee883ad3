import { companyTheme } from '@insurance-kit/ui/palette';
import { companyFolder } from '../../scripts/lib/company.mjs';
import { brandColoursOf, type CompanyColours } from './app/companies/colours.ts';

/**
 * A company's colours as `import.meta.env.COMPANY_THEME` has them, worked out when something is
 * built for it.
 *
 * @throws PaletteError where a role cannot be read on its ground: it stops the build.
 */
export async function themeOfCompany(
  company: string,
): Promise<NonNullable<ImportMetaEnv['COMPANY_THEME']>> {
  const { colours }: { readonly colours: CompanyColours } = await import(
    `${companyFolder(company)}/colours.ts`
  );
  const { roles, variables } = companyTheme(brandColoursOf(colours));
  return { variables, page: roles.purple.page, deep: roles.purple.deep };
}
