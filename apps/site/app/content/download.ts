import { slugOf } from '@insurance-kit/content-client/html/sections';
import type { DownloadModel } from '@insurance-kit/ui';
import { company } from '#company/index.ts';
import type { FileState } from '../../shared/context.ts';

/** The server derives the type from the extension. */
const pdfAddress = /\.pdf(?:\?.*)?$/i;

interface Download {
  readonly address: string | undefined;
  /** The file, if the server knows it. */
  readonly file?: FileState | undefined;
  /** Label of its type. */
  readonly pdf: string;
  /** The date from which it applies. */
  readonly day?: string | undefined;
  /** Parts of the saved file's name after the company's: page and kind. */
  readonly about: readonly string[];
}

/** Most characters of a saved file's name, so that any file system can store it. */
const longestName = 100;

/** A file size in the company's number format: '118 kB', '1.4 MB'. */
export function fileSize({ locale }: { readonly locale: string }, bytes: number): string {
  const isLarge = bytes >= 999_500;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(Math.max(bytes, 1000) / (isLarge ? 1_000_000 : 1000));
}

/** A PDF's link with type and, if known, size and date; nothing if it does not exist. */
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
