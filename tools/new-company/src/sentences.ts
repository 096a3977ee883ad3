import type { Facts } from '../../../apps/site/app/companies/contract/facts.ts';

/** What stands in a text, and what takes its place. */
export type Replacement = readonly [old: string, own: string];

const isVowel = (name: string): boolean => /^[aeiouhàâäéèêëîïôöûüœæ]/i.test(name);
/** A text with a capital at its start. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The name of a place after 'de': "d’Abidjan", "de Dakar". */
const ofPlace = (name: string): string => (isVowel(name) ? `d’${name}` : `de ${name}`);

/** How French speaks of a country. */
export function frenchCountry({ country, gender }: Pick<Facts, 'country' | 'gender'>) {
  const of = ofPlace(country);
  /** The forms of a country whose article contracts with the word before it, as in 'du Sénégal'. */
  const melted = (article: string, ofThe: string, toThe: string) => ({
    in: `${toThe} ${country}`,
    of: `${ofThe} ${country}`,
    the: `${article} ${country}`,
    ofThe: `${ofThe} ${country}`,
    toThe: `${toThe} ${country}`,
  });
  const whole = (the: string) => ({
    in: `en ${country}`,
    of,
    the,
    ofThe: `de ${the}`,
    toThe: `à ${the}`,
  });
  if (gender === 'plural') return melted('les', 'des', 'aux');
  if (gender === 'none') {
    return { ...whole(country), in: `à ${country}`, ofThe: of };
  }
  if (isVowel(country)) return whole(`l’${country}`);
  return gender === 'feminine' ? whole(`la ${country}`) : melted('le', 'du', 'au');
}

const withCapitals = (replacements: readonly Replacement[]): readonly Replacement[] =>
  replacements.flatMap(([old, own]) => [
    [old, own] as const,
    [capitalised(old), capitalised(own)] as const,
  ]);

/** The sentences of a country and a city with the words that stand before them, longest first. */
export const frenchPlaces = (
  model: Facts & { readonly city: string },
  own: Facts & { readonly city: string },
): readonly Replacement[] => {
  const [old, now] = [frenchCountry(model), frenchCountry(own)];
  return withCapitals([
    [old.ofThe, now.ofThe],
    [old.toThe, now.toThe],
    [old.the, now.the],
    [old.in, now.in],
    [old.of, now.of],
    [ofPlace(model.city), ofPlace(own.city)],
  ]);
};

/** An English text with the article that a word needs: "a Kenyan", "an Ivorian", not "the The Gambia". */
export const withArticle = (text: string, word: string): string =>
  text
    .replace(/(?<!\p{L})([Tt]he) The /gu, '$1 ')
    .replace(
      new RegExp(`(?<!\\p{L})([Aa])n? (?=${word}(?!\\p{L}))`, 'gu'),
      /^[aeiou]/i.test(word) ? '$1n ' : '$1 ',
    );

/** The forms of a demonym, in the order of `Facts`. */
export function demonymsOf(language: string, demonym: string, feminine: string): readonly string[] {
  const plural = (form: string) => (/(?:s|x)$/.test(form) ? form : `${form}s`);
  if (language === 'fr') return [demonym, feminine, plural(demonym), plural(feminine)];
  return [demonym, /(?:ese|ois|ch|s)$/.test(demonym) ? demonym : `${demonym}s`];
}

/** How texts of a language write a currency: by its code, in the plural, in the singular. */
export function currencyWords(locale: string, currency: string): readonly string[] {
  const name = (count: number): string =>
    new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'name' })
      .formatToParts(count)
      .find(({ type }) => type === 'currency')
      // Intl tells the two CFA francs apart by their banks; texts do not.
      ?.value.replace(/ \(.*\)$/, '') ?? currency;
  return [currency, name(2), name(1)];
}
