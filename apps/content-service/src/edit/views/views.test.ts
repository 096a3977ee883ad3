import { fieldLabels, type Label, recordTitles } from '@insurance-kit/content-client/records';
import { expect, it } from 'vitest';
import { contentFolder } from '../../test/content-folder.ts';
import { editing } from '../../test/test-service.ts';
import { formFields, pageFolders } from '../fields/records.ts';
import englishTexts from '../texts/en.json' with { type: 'json' };
import frenchTexts from '../texts/fr.json' with { type: 'json' };
import { fieldName, labelOf, textsByLanguage } from '../texts/labels.ts';

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

it('without EDIT_TOKEN, a local editor can open every page of /edit; French pages have no English text', async () => {
  const company = { language: 'fr', colour: '#005f5b' };
  const CONTENT_DIR = await contentFolder({ 'company.json': company });
  const unset = { EDIT_TOKEN: undefined, SITE_URL: undefined };
  const { post, show } = await editing({ CONTENT_DIR, ...unset });
  await post('/edit/articles', { title: 'Neuf' });
  const records = [...pageFolders, 'articles/4-neuf'].map((folder) => `/records/${folder}`);
  const all = [...english.values(), ...labels.map(({ en }) => en)];
  const long = all.filter((text) => text.includes(' ') && !text.includes('$'));
  const wrong = [...long, frenchTexts.notFound, 'undefined', 'name="token"'];
  for (const path of ['', '/log-in', '/history', '/files', '/visitors/messages', ...records]) {
    const page = (await show(`/edit${path}`)).replaceAll('&#39;', "'");
    expect.soft(page, path).toContain('<html lang="fr"');
    const found = wrong.filter((text) => page.includes(text));
    expect.soft(found, path).toEqual([]);
  }
  expect(await show('/edit/style.css')).toContain('--colour: #005f5b;');
});
