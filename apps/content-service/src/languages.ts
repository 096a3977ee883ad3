/** The languages of the words that this service writes: of `/edit`, and of its mail. */
export const languages = ['en', 'fr'] as const;
export type Language = (typeof languages)[number];

/** Takes the words of one language, of those that stand side by side. */
export type Say = <Text>(english: Text, french: Text) => Text;

/** The words of each language, from a table that has them side by side. */
export const inEachLanguage = <Texts>(
  textsIn: (say: Say) => Texts,
): Readonly<Record<Language, Texts>> => ({
  en: textsIn((english) => english),
  fr: textsIn((_english, french) => french),
});
