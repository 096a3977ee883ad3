import { fieldLabels, type Label, recordTitles } from '@insurance-kit/content-client/records';
import { expect, it } from 'vitest';
import { formFields, pageFolders } from '../fields/records.ts';
import englishTexts from '../texts/en.json' with { type: 'json' };
import frenchTexts from '../texts/fr.json' with { type: 'json' };
import { fieldName, labelOf, textsByLanguage } from '../texts/labels.ts';
import { formPage } from './form.ts';
import { historyPage, logInPage, overviewPage } from './views.ts';

const textsIn = (table: object, path = ''): readonly (readonly [string, string])[] =>
  Object.entries(table).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as const] : textsIn(value, `${path}${key}.`),
  );
const english = new Map(textsIn(englishTexts));
const french = new Map(textsIn(frenchTexts));

const { fields, groups, lists } = fieldLabels;
const labels = [fields, groups, recordTitles, ...Object.values(lists)].flatMap((table): Label[] =>
  Object.values(table),
);

const shared = ['Pages', 'Articles', 'Article', 'Messages', 'PDF', '$1 $2'];

it('each text of /edit has a French version, with the same placeholders', () => {
  expect([...french.keys()]).toEqual([...english.keys()]);
  const places = (text = '') => [...new Set(text.match(/\$\d/g))].sort();
  for (const [key, text] of english) {
    expect.soft(places(french.get(key)), key).toEqual(places(text));
    if (!shared.includes(text)) expect.soft(french.get(key), key).not.toBe(text);
  }
});

it('every field of every form in /edit has a label in English and French', () => {
  const words = new Set([...labels.map(({ fr }) => fr), ...french.values()]);
  for (const folder of [...pageFolders, 'articles/1-a', 'contact']) {
    for (const [field] of formFields(folder)) {
      const { part, label } = labelOf(textsByLanguage.fr, field);
      expect.soft(words, `${folder} ${field}`).toContain(label);
      const isKnown = words.has(part) || words.has(part.replace(/ \d+$/, ''));
      expect.soft(isKnown, `${folder} ${field}: ${part}`).toBe(true);
      expect.soft(fieldName(textsByLanguage.fr, field)).not.toMatch(/Engineering|\b(?:gh|ng)\b/);
      expect.soft(fieldName(textsByLanguage.en, field)).not.toMatch(/_/);
    }
  }
});

it('the French pages of /edit contain no English text', () => {
  const frame = {
    texts: textsByLanguage.fr,
    company: { name: 'Harmattan', language: 'fr', timeZone: 'Africa/Abidjan', colour: '#000000' },
    name: 'Ama',
    readsMessages: true,
    origin: '',
  } as const;
  const library = { articles: () => [], products: () => [] };
  const draft = {
    ...{ id: '1', folder: 'home', fields: { header_caption: 'Neuf' }, base_fields: {} },
    ...{ base_version: '1', revision: 1, saved_at: '2026-11-22T10:00:00Z', saved_by: 'Ama' },
    ...{ publish_at: '2099-01-01T00:00:00Z', scheduled: '', publish_problem: 'conflict' },
    approvals: '[]',
  };
  const empty = {
    categories: [],
    remarks: [],
    state: '',
    previewLink: 'https://a.example',
  } as const;
  const pages = [
    logInPage(frame, { name: true, token: true }),
    overviewPage(frame, [draft], library),
    historyPage(frame, []),
    ...[...pageFolders, 'articles/1-a'].map((folder) =>
      formPage(frame, {
        ...{ ...empty, folder, fields: draft.fields, draft: { ...draft, folder } },
        faults: new Map([['header_caption', 'long'] as const]),
      }),
    ),
  ].join('\n');
  const page = pages.replaceAll('&#39;', "'");
  const all = [...english.values(), ...labels.map(({ en }) => en)];
  const long = all.filter((text) => text.includes(' ') && !text.includes('$'));
  expect(long.filter((text) => page.includes(text))).toEqual([]);
});
