import { slugOf } from '@insurance-kit/content-client/html/sections';
import type { DownloadModel } from '@insurance-kit/ui';
import { company } from '#company/index.ts';
import type { FileState } from '../../shared/context.ts';

/** An address that the server answers as a PDF: files are what their names say. */
const pdfAddress = /\.pdf(?:\?.*)?$/i;

/** A PDF to download. */
interface Download {
  readonly address: string | undefined;
  /** What the site's server knows of it. */
  readonly file?: FileState | undefined;
  /** What its type is called. */
  readonly pdf: string;
  /** The day from which on it holds, in words. */
  readonly day?: string | undefined;
  /** What the saved file is called after the company: the page, and what it is. */
  readonly about: readonly string[];
}

/** Longest name of a file, so that any system can store it. */
const longestName = 100;

/** A size as visitors read it: '118 kB', '1.4 MB', in the company's way of writing numbers. */
export function fileSize({ locale }: { readonly locale: string }, bytes: number): string {
  const isLarge = bytes >= 999_500;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(Math.max(bytes, 1000) / (isLarge ? 1_000_000 : 1000));
}

/** Where a PDF is, with its type and, where they are known, size and day: nothing where it is not there. */
export function downloadModel({
  address,
  file = { state: 'unknown' },
  pdf,
  day,
  about,
}: Download): Pick<DownloadModel, 'href' | 'detail' | 'fileName'> | undefined {
  if (address === undefined || !pdfAddress.test(address) || file.state === 'absent') {
    return undefined;
  }
  const size = file.state === 'found' ? fileSize(company, file.bytes) : undefined;
  const detail = [pdf, size, day].filter((part) => part !== undefined).join(', ');
  const name = slugOf([company.name, ...about].join(' ')).slice(0, longestName);
  return { href: address, detail, fileName: `${name}.pdf` };
}
