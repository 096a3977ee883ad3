import { type BrandColour, type BrandColours, companyTheme } from '@insurance-kit/ui/palette';
import type { Audience } from '../audience.ts';

/**
 * The brand's colour to each audience: a seed such as `#005f5b`, or a ramp that was drawn by hand.
 * Every other colour of a page follows from it when the site is built.
 */
export type CompanyColours = Readonly<Record<Audience, BrandColour>>;

/** The colours by the theme that an audience wears. */
export const brandColoursOf = ({ individual, institution }: CompanyColours): BrandColours => ({
  purple: individual,
  red: institution,
});

/** What pages read of a company's colours. */
export interface PageTheme {
  /** The themes' variables as CSS. */
  readonly variables: string;
  /** The ground of pages, and of the strip at their top: the browser's own bars wear them. */
  readonly page: string;
  readonly deep: string;
}

/** @throws PaletteError where a role cannot be read on its ground. */
export function pageThemeOf(colours: CompanyColours): PageTheme {
  const { roles, variables } = companyTheme(brandColoursOf(colours));
  return { variables, page: roles.purple.page, deep: roles.purple.deep };
}
