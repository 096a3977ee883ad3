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

const pdfAddress = /\.pdf(?:\?.*)?$/i;

interface Download {
  readonly address: string | undefined;
  /** Name of the file type: 'PDF'. */
  readonly pdf: string;
  /** Date from which the document applies. */
  readonly day?: string | undefined;
  /** The saved file's name is the company's name, then these parts: page title, kind of file. */
  readonly nameParts: readonly string[];
}

const longestName = 100;

/** The link to a PDF, with its type, and its date if known. `undefined` if there is no PDF. */
export function downloadModel({
  address,
  pdf,
  day,
  nameParts,
}: Download): Pick<DownloadModel, 'href' | 'detail' | 'fileName'> | undefined {
  if (address === undefined || !pdfAddress.test(address)) return undefined;
  const detail = day === undefined ? pdf : `${pdf}, ${day}`;
  const name = slugOf([company.name, ...nameParts].join(' ')).slice(0, longestName);
  return { href: address, detail, fileName: `${name}.pdf` };
}
