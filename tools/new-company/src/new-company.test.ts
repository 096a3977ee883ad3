import { mkdtempDisposable, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { companies, firstCompany, isCopy } from 'scripts/lib/company.mjs';
import { expect, it } from 'vitest';
import { audienceProblem, withNewAudience } from './audience.ts';
import { finder, foldersOf, leftIn, textsIn } from './check.ts';
import { type CompanyAnswers, colourProblem, copyCompany, idProblem } from './company.ts';

const kenya: CompanyAnswers = {
  id: 'harmattan-kenya',
  name: 'Harmattan Insurance Kenya',
  legalName: 'Harmattan Insurance Kenya Ltd',
  locale: 'en-KE',
  city: 'Nairobi',
  phone: '+254 20 000 0100',
  individual: '#005f5b',
  institution: '#8a4700',
};

const models = [
  ['en-KE', 'harmattan-ghana', /Harmattan Insurance\sGhana/i, 'Read More'],
  ['fr-SN', 'harmattan-cote-divoire', /Harmattan Assurances\sCôte/i, 'Lire la suite'],
] as const;

it.each(models.filter(([, model]) => companies().includes(model)))(
  'a company in %s is a copy of %s under its own names',
  async (locale, model, name, words) => {
    await using folder = await mkdtempDisposable(join(tmpdir(), 'company-'));
    const [site, content] = [join(folder.path, 'site'), join(folder.path, 'content')];
    await copyCompany({ ...kenya, locale }, [site, content]);
    const own = [site, content].flatMap(textsIn);
    // A page of help is true of one company alone.
    const copied = foldersOf(model)
      .flatMap(textsIn)
      .filter(({ path }) => !path.startsWith('help/'));
    expect(own.map(({ path }) => path)).toEqual(copied.map(({ path }) => path));
    const facts = await readFile(join(site, 'facts.ts'), 'utf8');
    expect(facts).toContain(`copiedFrom: '${model}'`);
    const all = own.map(({ text }) => text).join('\n');
    for (const text of [
      ...[words, kenya.legalName, `locale: '${locale}'`, '.harmattan-kenya.example/'],
      '"gh_call_no":"+254 20 000 0100"',
      // Nor is it told what a visitor of the model's needs.
      ...['errands: Errands = {};', 'Record<HelpPage, string>>> = {};'],
    ]) {
      expect(all).toContain(text);
    }
    expect(all).not.toMatch(name);
    expect(all).not.toMatch(/"(?:tariff|facts|reach_whatsapp|landmark|\w+_day)":/);
    expect(all.replace(facts, '')).not.toContain(`'${model}'`);
  },
);

it('says what will not do, and the nearest colour that can be read', async () => {
  for (const taken of [firstCompany, 'contract']) expect(idProblem(taken)).toMatch('already');
  expect(idProblem('Harmattan Kenya')).toMatch('small letters');
  expect(colourProblem('#ffd400')).toMatch(/brand #ffd400 on page .* 1\.\d\d.*the nearest .*: #/s);
  for (const [answers, problem] of [
    [{ like: 'brokers' }, 'none of individual'],
    [{ like: 'individual', name: 'privacy' }, 'of all'],
  ] as const) {
    expect(await audienceProblem(answers)).toMatch(problem);
  }
});

it('keeps a value for a new audience wherever there is one for its model', () => {
  const brokers = { like: 'institution', name: 'brokers', label: 'Brokers', colour: '#14532d' };
  const module = "const texts = { institution: 'a fleet', individual: 'a car' };";
  expect(withNewAudience('texts/home.ts', module, brokers)).toBe(
    "const texts = { institution: 'a fleet', brokers: 'a fleet', individual: 'a car' };",
  );
});

it.each(companies().filter((company) => !isCopy(company)))(
  'finds in %s nothing of another company (readings §1)',
  async (company) => {
    expect(await leftIn(company)).toEqual([]);
  },
);

it('finds whole names as texts write them, but none inside a name of its own', () => {
  const line = 'Harmattan Insurance Ghana: GHS6,000, Kente of GHANA, a Ghanaian, Act\u00a0843';
  const others = ['Ghana', 'GHS', 'kente', 'Act 843'];
  const found = ['GHS', 'Kente', 'GHANA', 'Act\u00a0843'];
  expect(finder([], others)(line)).toEqual(['Ghana', ...found]);
  expect(finder(['Harmattan Insurance Ghana'], others)(line)).toEqual(found);
});
