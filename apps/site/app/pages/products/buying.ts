import type { ContentData } from '@insurance-kit/content-client';
import type { FactModel, ProductPageModel } from '@insurance-kit/ui';
// Not by its name: the other words of this file are for products that a company may lack.
import * as products from '#company/texts/products.ts';
import type { FileState } from '../../../shared/context.ts';
import { dateModel } from '../../content/dates.ts';
import { downloadModel } from '../../content/download.ts';
import type { ProductResource } from '../../islands/features-fields.ts';
import { withDialCodes } from '../../offices/phone-email-links.ts';

/** The record of any product. */
type ProductRecord = ContentData[ProductResource];

/** What a record says to who thinks of buying, beyond §3. */
export type Buying = Pick<ProductRecord, 'facts' | 'tariff'>;

const fileKinds = ['wording', 'proposal', 'claim_form'] as const;
type FileKind = (typeof fileKinds)[number];

/** What the site's server knows of a product's files. */
export type ProductFiles = Readonly<Partial<Record<FileKind, FileState>>>;

/** The section of a product's page that has its files, for links to it. */
export const filesId = 'documents';

/**
 * What a record says of one cover, the price first; or, without a name, of the product as a whole. A
 * price whose day is not known is left out.
 *
 * @param cover what the cover's fields begin with: `tp_only`.
 */
function shownFacts({ facts, tariff }: Buying, cover: string): readonly FactModel[] {
  const { price } = products.buyingTexts;
  const prices = tariff.flatMap((entry) => {
    const { date } = dateModel(entry.day, 'medium');
    return entry.cover !== cover || entry.price === '' || date === undefined
      ? []
      : [
          {
            term: price.term,
            detail: price.from(entry.price, date.label.replaceAll(' ', '\u00a0')),
          },
        ];
  });
  const said = facts
    .filter((fact) => fact.cover === cover && fact.term !== '' && fact.detail !== '')
    .map(({ term, detail }) => ({ term, detail: withDialCodes(detail) }));
  return [...prices.slice(0, 1), ...said];
}

/** The facts of a cover; nothing where the record has none. */
export function coverFacts(
  record: Buying,
  { fields }: { readonly fields: readonly string[] },
): { readonly facts?: readonly FactModel[] } {
  const facts = shownFacts(record, fields.at(-1)?.replace(/_body$/, '') ?? '');
  return facts.length === 0 ? {} : { facts };
}

/** Looks up what a product's files weigh. */
export async function lookAtFiles(
  record: ProductRecord | undefined,
  look: (address: string) => Promise<FileState>,
): Promise<ProductFiles> {
  const found = fileKinds.map(async (kind) => {
    const address = record?.[`${kind}_file`];
    return [kind, address === undefined ? undefined : await look(address)] as const;
  });
  return Object.fromEntries(await Promise.all(found));
}

/**
 * What the page of every product ends with: its facts, its files, what it says in other languages.
 *
 * @param product its name, for those of the files.
 */
export function buyingModel(
  record: ProductRecord,
  states: ProductFiles,
  product: string,
): Pick<ProductPageModel, 'facts' | 'files' | 'languages'> {
  const { title, files: words } = products.buyingTexts;
  const facts = shownFacts(record, '');
  const files = fileKinds.flatMap((kind) => {
    const download = downloadModel({
      address: record[`${kind}_file`],
      file: states[kind],
      pdf: words.pdf,
      day: dateModel(record[`${kind}_day`], 'medium').date?.label,
      about: [product, words[kind]],
    });
    return download ? [{ label: words[kind], ...download }] : [];
  });
  const languages = record.other_languages.flatMap(({ language, title: heading, body }) =>
    language === undefined || heading === '' ? [] : [{ language, title: heading, body }],
  );
  return {
    ...(facts.length > 0 && { facts: { title, items: facts } }),
    ...(files.length > 0 && { files: { id: filesId, title: words.title, items: files } }),
    ...(languages.length > 0 && { languages }),
  };
}
