import { globSync } from 'node:fs';
import { cp, mkdtempDisposable, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { companyFolder, defaultCompany } from 'scripts/lib/company.mjs';
import { root } from 'scripts/lib/workspace.mjs';
import { openSite } from 'site/app/test/company-site.ts';
import { filledRecord } from 'site/app/test/records.ts';
import { todo } from 'site/companies/todo.ts';
import { todosIn } from 'site/vite/todos.ts';
import { expect, it } from 'vitest';
import { audienceProblem, withNewAudience } from './audience.ts';
import * as tool from './company.ts';

const kenya: tool.CompanyAnswers = {
  id: 'harmattan-kenya',
  name: 'Harmattan Insurance Kenya',
  legalName: 'Harmattan Insurance Kenya Ltd',
  locale: 'en-KE',
  city: 'Nairobi',
  phone: '+254 20 000 0100',
  individual: '#005f5b',
  institution: '#8a4700',
};

/** Labels that name companies of the group, which every company's footer lists. */
const ofGroup = /label: 'Harmattan Insurance \w+ Ltd'/g;

/** Words that only fit the copied companies: countries, people, laws. */
const ofModels =
  /Ghana|Accra|cedi|GHS|GH₵|National Insurance|\bNIC\b|Act \d|\+233|Asante|Ivoir|ivoir|Abidjan|FCFA|XOF|CIMA|\+225/g;

it.each([
  ['en-KE', 'harmattan-ghana', 'Read More', 'Africa/Nairobi'],
  ['fr-SN', 'harmattan-cote-divoire', 'Lire la suite', 'Africa/Dakar'],
  ['ar-EG', 'harmattan-ghana', "direction: 'rtl'", 'Africa/Cairo'],
])(
  'a new company (locale %s) copies the files of %s, without words about the copied country',
  async (locale, model, label, timeZone) => {
    await using folder = await mkdtempDisposable(join(tmpdir(), 'company-'));
    const [site, content] = [join(folder.path, 'site'), join(folder.path, 'content')];
    await tool.copyCompany({ ...kenya, locale }, [site, content]);
    const own = [site, content].flatMap(tool.textsIn);
    // Help pages are not copied, because they are about one company only.
    const copied = tool
      .foldersOf(model)
      .flatMap(tool.textsIn)
      .filter(({ path }) => !path.startsWith('help/'));
    expect(own.map(({ path }) => path)).toEqual(copied.map(({ path }) => path));
    // Ignore comments and the examples in `todo('…')`, which pages do not show.
    const found = own.flatMap(({ path, text }) => {
      const shown = text
        .replaceAll(/todo\(\s*(?:'(?:\\.|[^'\\])*'|"[^"]*"|`[\s\S]*?`),?\s*\)/g, 'todo')
        .replaceAll(ofGroup, '')
        .replaceAll(/\/\*\*[\s\S]*?\*\/|\/\/ .*/g, '');
      return [...shown.matchAll(ofModels)].map(
        ({ index }) => `${path}: ${shown.slice(index - 30, index + 30)}`,
      );
    });
    expect(found).toEqual([]);
    const all = own.map(({ text }) => text).join('\n');
    for (const text of [
      ...[label, kenya.legalName, `locale: '${locale}'`, `timeZone: '${timeZone}'`],
      ...[`individual: '${kenya.individual}'`, `institution: '${kenya.institution}'`],
      ...[`"language":"${locale.slice(0, 2)}"`, `"country":"${locale.slice(3)}"`],
      ...[`"colour":"${kenya.individual}"`, `© ${new Date().getFullYear()}`],
      "latitude: 0, longitude: 0 }, // todo('on the map')",
      ...['"gh_call_no":"+254 20 000 0100"', '.harmattan-kenya.example/'],
      "{ name: 'Lagos', x: 0, y: 0 }, // todo('on the map')",
      // The texts of help pages are not copied.
      'helpTexts: HelpTexts = {};',
    ]) {
      expect(all).toContain(text);
    }
    expect(all).not.toMatch(/"(?:tariff|facts|reach_whatsapp|landmark|\w+_day)":/);
    expect(all).not.toContain(`'${model}'`);
    expect(globSync('**/*.pdf', { cwd: folder.path })).toEqual([]);
  },
);

it('a new company keeps copied labels and SVG paths, but shows filler instead of copied sentences', () => {
  const module =
    "const a = { label: 'Get a Quote', d: 'M0 9L8 5v9L0 8z M8 1z', b: 'ONE TWO THREE FOUR FIVE' };";
  expect(tool.withTodos(module, tool.isSentence, '..')).toBe(
    "import { todo } from '../todo.ts';\nconst a = { label: 'Get a Quote', d: 'M0 9L8 5v9L0 8z M8 1z', b: todo('ONE TWO THREE FOUR FIVE') };",
  );
  expect(todo('One two three four five')).toBe('Lorem ipsum dolor sit');
  expect(tool.fillerHtml('<p lang="ak">Act 843, <a href="tel:112">112</a></p>')).toBe(
    '<p>Lorem ipsum <a>Lorem ipsum</a></p>',
  );
});

it('new:company and new:audience reject invalid answers, and suggest a shade for an unreadable colour', async () => {
  expect(tool.idProblem(defaultCompany)).toMatch('already');
  expect(tool.idProblem('Harmattan Kenya')).toMatch('lower-case letters');
  expect(tool.colourProblem('#ffd400')).toMatch(
    /brand #ffd400 on page .* 1\.\d\d.*the nearest .*: #/s,
  );
  expect(await audienceProblem({ like: 'brokers' })).toMatch('choose individual');
  expect(await audienceProblem({ like: 'individual', name: 'privacy' })).toMatch('of all');
  expect(await audienceProblem({ like: 'individual', name: 'institution' })).toMatch('already');
});

it('new:audience copies the texts of an audience, not those of a travel cover of the same name', () => {
  const text =
    "export const a = { titles: { student: 'S', individual: 'I' }, meta: { individual: 'M' } };";
  const diaspora = { like: 'individual', name: 'diaspora', label: 'Diaspora', colour: '#14532d' };
  expect(withNewAudience('texts/products.ts', text, diaspora)).toBe(
    text.replace("'M'", "'M', diaspora: 'M'"),
  );
});

const brokers = { like: 'institution', name: 'brokers', label: 'Brokers', colour: '#14532d' };

it('a new audience has pages with its colour and paths', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'audience-'));
  const company = join(folder.path, defaultCompany);
  await cp(companyFolder(defaultCompany), company, { recursive: true });
  await symlink(join(root, 'apps/site/node_modules'), join(folder.path, 'node_modules'));
  for (const { path, text } of tool.textsIn(company)) {
    await writeFile(join(company, path), withNewAudience(path, text, brokers));
  }
  const site = await openSite(company);
  const open = async (path: string): Promise<string> => {
    const page = await site.render(path, { read: async (name) => filledRecord(name) });
    expect([path, page.status]).toEqual([path, 200]);
    return page.html;
  };
  const home = await open('/brokers');
  expect(home).toContain('data-theme="brokers" data-audience="brokers"');
  expect(home).toContain('#14532d');
  expect(await open('/redhome')).toMatch(/<a [^>]*href="\/brokers"[^>]*>Brokers</);
  await open('/brokers/contact');
  const overview = await open('/brokers/product');
  for (const word of ['redmotor', 'engineer', 'marine']) {
    expect(overview).toContain(`href="/brokers/productdetails/${word}"`);
  }
  expect(await open('/brokers/productdetails/marine')).toContain('Marine');
  await site.close();
});

it('the default company’s texts contain no `todo`', () => {
  expect(todosIn(defaultCompany)).toEqual([]);
});
