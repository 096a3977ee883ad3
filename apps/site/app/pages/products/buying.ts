import type { ContentData } from '@insurance-kit/content-client';
import type { FactModel, PriceModel, ProductPageModel } from '@insurance-kit/ui';
// Namespace import: companies without product pages need not export `buyingTexts`.
import * as products from '#company/texts/products.ts';
import { dateModel, downloadModel, type FileSizes } from '../../content/formats.ts';
import type { ProductResource } from '../../islands/features-fields.ts';
import { withDialCodes } from '../../offices/phone-email-links.ts';

type ProductRecord = ContentData[ProductResource];

/** Facts and prices (`tariff`) of a product record. §3 does not have them; both may be empty. */
export type FactsAndPrices = Pick<ProductRecord, 'facts' | 'tariff'>;

const fileKinds = ['wording', 'proposal', 'claim_form'] as const;

const shownFacts = ({ facts }: FactsAndPrices, cover: string): readonly FactModel[] =>
  facts
    .filter((fact) => fact.cover === cover && fact.term !== '' && fact.detail !== '')
    .map(({ term, detail }) => ({ term, detail: withDialCodes(detail) }));

/** The prices that have a date. */
const shownPrices = ({ tariff }: FactsAndPrices) =>
  tariff.flatMap(({ cover, price, day }) => {
    const { date } = dateModel(day, 'medium');
    return price === '' || date === undefined ? [] : [{ cover, price, date: date.label }];
  });

/** The text `price.from`, with number and unit on one line; a price without digits, unchanged. */
const fromText = (price: string): string =>
  /\d/.test(price)
    ? products.buyingTexts.price.from(price.replace(/(\d) (?=\S)/g, '$1\u00a0'))
    : price;

/** A cover's price with its date. If either is missing: only the note `price.unknown`. */
function priceModel(record: FactsAndPrices, cover: string): PriceModel {
  const texts = products.buyingTexts.price;
  const prices = shownPrices(record);
  const priceOf = (name: string) => prices.find((entry) => entry.cover === name);
  // '' is the whole product. A cover whose own price has no date shows no price.
  const known = priceOf(record.tariff.some((entry) => entry.cover === cover) ? cover : '');
  if (known === undefined) return { note: texts.unknown };
  const note = texts.tariff(known.date.replaceAll(' ', '\u00a0'));
  return { from: fromText(known.price), note };
}

/**
 * The first number of a price; a price without digits, such as 'On request', is the highest.
 * A comma, point or space before three digits separates thousands: `1,900.50`, `1 900,50`.
 */
function amountOf({ price }: { readonly price: string }): number {
  const [number] = /\d[\d.,\s]*/.exec(price) ?? [];
  if (number === undefined) return Number.POSITIVE_INFINITY;
  return Number.parseFloat(number.replace(/\s|[.,](?=\d{3}(?!\d))/g, '').replace(',', '.'));
}

/** The text `price.from` with the lowest price of a product's covers, or `price.unknown`. */
export function lowestPrice(record: FactsAndPrices): string {
  const [lowest] = shownPrices(record).sort((one, other) => amountOf(one) - amountOf(other));
  return lowest === undefined ? products.buyingTexts.price.unknown : fromText(lowest.price);
}

/** A cover's facts and price. `fields`: names of record fields; the last is `<cover>_body`. */
export function coverFacts(
  record: FactsAndPrices,
  { fields }: { readonly fields: readonly string[] },
): { readonly facts?: readonly FactModel[]; readonly price: PriceModel } {
  const cover = fields.at(-1)?.replace(/_body$/, '') ?? '';
  const facts = shownFacts(record, cover);
  return { ...(facts.length > 0 && { facts }), price: priceModel(record, cover) };
}

/** The last sections of product pages: facts, files, and texts in other languages. */
export function buyingModel(
  record: ProductRecord,
  product: string,
  fileSizes: FileSizes,
): Pick<ProductPageModel, 'facts' | 'files' | 'languages'> {
  const { title, files: texts } = products.buyingTexts;
  const facts = shownFacts(record, '');
  const files = fileKinds.flatMap((kind) => {
    const download = downloadModel({
      address: record[`${kind}_file`],
      fileSizes,
      pdf: texts.pdf,
      day: dateModel(record[`${kind}_day`], 'medium').date?.label,
      nameParts: [product, texts[kind]],
    });
    return download ? [{ label: texts[kind], ...download }] : [];
  });
  const languages = record.other_languages.flatMap(({ language, title: heading, body }) =>
    language === undefined || heading === '' ? [] : [{ language, title: heading, body }],
  );
  return {
    ...(facts.length > 0 && { facts: { title, items: facts } }),
    ...(files.length > 0 && { files: { id: 'documents', title: texts.title, items: files } }),
    ...(languages.length > 0 && { languages }),
  };
}
