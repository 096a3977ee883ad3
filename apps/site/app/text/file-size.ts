import type { Company } from '../companies/contract/company.ts';

/** A size as visitors read it: '118 kB', '1.4 MB', in the company's way of writing numbers. */
export function fileSize({ locale }: Pick<Company, 'locale'>, bytes: number): string {
  const isLarge = bytes >= 999_500;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(Math.max(bytes, 1000) / (isLarge ? 1_000_000 : 1000));
}
