import { slugOf } from '@insurance-kit/content-client/html/sections';
import type { DownloadModel } from '@insurance-kit/ui';
import { company } from '#company/index.ts';

/** A date in the company's time zone: 'April 8, 2024' (§2.7, §9). Without `instant`: `{}`. */
export function dateModel(
  instant: string | undefined,
  dateStyle: 'medium' | 'long',
): { readonly date?: { readonly label: string; readonly dateTime: string } } {
  if (instant === undefined) return {};
  const { locale, longDateLocale, timeZone } = company;
  const format = new Intl.DateTimeFormat(dateStyle === 'long' ? longDateLocale : locale, {
    dateStyle,
    timeZone,
  });
  return { date: { label: format.format(new Date(instant)), dateTime: instant } };
}

export const pdfAddress = /\.pdf(?:\?.*)?$/i;

/** Sizes of PDFs by address. 0: there is no such file. */
export type FileSizes = ReadonlyMap<string, number | undefined>;

interface Download {
  readonly address: string | undefined;
  readonly fileSizes: FileSizes;
  /** Name of the file type: 'PDF'. */
  readonly pdf: string;
  /** Date from which the document applies. */
  readonly day?: string | undefined;
  /** The saved file's name is the company's name, then these parts, such as the page's title. */
  readonly nameParts: readonly string[];
}

const longestName = 100;

/** A file's size as text: '1.2 MB'. */
export function fileSize({ locale }: { readonly locale: string }, bytes: number): string {
  const isLarge = bytes >= 999_500;
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  });
  const size = format.format(Math.max(bytes, 1000) / (isLarge ? 1_000_000 : 1000));
  // Use a no-break space of normal width: a narrow space is hardly visible in small type.
  return size.replace(/\s/, '\u00a0');
}

/** The link to a PDF, with type, size and date if known. `undefined` if there is no such PDF. */
export function downloadModel({
  address,
  fileSizes,
  pdf,
  day,
  nameParts,
}: Download): Pick<DownloadModel, 'href' | 'detail' | 'fileName'> | undefined {
  if (address === undefined || !pdfAddress.test(address)) return undefined;
  const bytes = fileSizes.get(address);
  if (bytes === 0) return undefined;
  const size = bytes && fileSize(company, bytes);
  const detail = [pdf, size, day].filter((part) => part !== undefined).join(', ');
  const name = slugOf([company.name, ...nameParts].join(' ')).slice(0, longestName);
  return { href: address, detail, fileName: `${name}.pdf` };
}
