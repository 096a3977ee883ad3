/** Languages of `/edit`, and of e-mails to offices. */
export const languages = ['en', 'fr'] as const;
export type Language = (typeof languages)[number];

export type Say = <Text>(english: Text, french: Text) => Text;

/** The texts of each language, from a table with both side by side. */
export const inEachLanguage = <Texts>(
  textsIn: (say: Say) => Texts,
): Readonly<Record<Language, Texts>> => ({
  en: textsIn((english) => english),
  fr: textsIn((_english, french) => french),
});
