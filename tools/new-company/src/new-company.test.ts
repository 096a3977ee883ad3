import { execFile, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { companies, companyFolder, seededContent } from '../../../scripts/lib/company.mjs';
import { binaries, root } from '../../../scripts/lib/workspace.mjs';
import {
  type Answers,
  answersOf,
  feminineOf,
  paletteProblems,
  problemOf,
  questionNames,
  questions,
} from './answers.ts';
import { planCompany } from './plan.ts';
import { frenchCountry, withArticle } from './sentences.ts';

/** The examples that the questions give: a whole company. */
const kenya: Answers = {
  ...answersOf((question) => questions[question].example),
  'individual-name': 'Households',
  'institution-name': 'Firms',
};

const senegal: Answers = {
  ...kenya,
  id: 'harmattan-senegal',
  name: 'Harmattan Assurances Sénégal',
  'legal-name': 'Harmattan Assurances Sénégal SA',
  country: 'SN',
  locale: 'fr-SN',
  'country-name': 'Sénégal',
  'country-gender': 'masculine',
  demonym: 'sénégalais',
  'demonym-feminine': 'sénégalaise',
  currency: 'XOF',
  regulator: 'Direction des assurances',
  city: 'Dakar',
  'dialling-code': '+221',
  phone: '+221 33 800 01 00',
};

const run = promisify(execFile);
const runTool = (flags: readonly string[]) =>
  run(process.execPath, [join(import.meta.dirname, 'main.ts'), ...flags]);

describe('the answers', () => {
  it('are valid as given in the examples', () => {
    for (const question of questionNames) {
      expect(problemOf(question, questions[question].example), question).toBeUndefined();
    }
    expect(paletteProblems(kenya)).toEqual([]);
  });

  it.each([
    ['id', 'Harmattan Kenya'],
    ['id', 'harmattan-ghana'],
    ['name', 'A "quoted" name'],
    ['country', 'KX'],
    ['locale', 'en'],
    ['time-zone', 'Africa/Nowhere'],
    ['latitude', '95'],
    ['phone', 'ask us'],
    ['dialling-code', '254'],
    ['currency', 'shilling'],
    ['country-gender', 'male'],
    ['individual-colour', 'teal'],
  ] as const)('say what is wrong with --%s=%s', (question, answer) => {
    expect(problemOf(question, answer)).toMatch(/\w/);
  });

  it('say which role of a palette cannot be read, on which surface, and by how much', () => {
    const [problem, ...others] = paletteProblems({ ...kenya, 'institution-colour': '#ffd400' });
    expect(problem?.reason).toMatch(
      /institution: brand #ffd400 on page #ffffff has a contrast of 1\.\d\d, but needs 4\.5/,
    );
    expect(others).toEqual([]);
    // The nearest shade of it can be read, and is not black.
    const nearest = problem?.nearest ?? '';
    expect(paletteProblems({ ...kenya, 'institution-colour': nearest })).toEqual([]);
    expect(Number.parseInt(nearest.slice(1, 3), 16)).toBeGreaterThan(100);
  });
});

describe('sentences', () => {
  it.each([
    [
      'Sénégal',
      'masculine',
      ['au Sénégal', 'du Sénégal', 'le Sénégal', 'du Sénégal', 'au Sénégal'],
    ],
    ['Gambie', 'feminine', ['en Gambie', 'de Gambie', 'la Gambie', 'de la Gambie', 'à la Gambie']],
    ['Angola', 'masculine', ['en Angola', 'd’Angola', 'l’Angola', 'de l’Angola', 'à l’Angola']],
    [
      'Comores',
      'plural',
      ['aux Comores', 'des Comores', 'les Comores', 'des Comores', 'aux Comores'],
    ],
    [
      'Madagascar',
      'none',
      ['à Madagascar', 'de Madagascar', 'Madagascar', 'de Madagascar', 'à Madagascar'],
    ],
  ] as const)('of %s (%s) have its prepositions in French', (country, gender, forms) => {
    expect(Object.values(frenchCountry({ country, gender }))).toEqual(forms);
  });

  it('have the right article in English, and the right feminine in French', () => {
    expect(withArticle('A Ivorian, an Kenyan', 'Ivorian')).toBe('An Ivorian, an Kenyan');
    expect(withArticle('an Kenyan and an apple', 'Kenyan')).toBe('a Kenyan and an apple');
    expect(withArticle('the The Gambia office', 'Gambian')).toBe('the Gambia office');
    expect(['sénégalais', 'ivoirien', 'guinéen', 'belge'].map(feminineOf)).toEqual([
      'sénégalaise',
      'ivoirienne',
      'guinéenne',
      'belge',
    ]);
  });
});

const textOf = async (answers: Answers): Promise<string> =>
  (await planCompany(answers)).map(({ text }) => text).join('\n');

describe('the company that is made', () => {
  const languages = [
    // The Ghana Card stays, for `check:company` to tell of.
    ['en-KE', 'Read more', 'Ghana(?! Card)', 'harmattan-ghana'],
    ['fr-SN', 'Lire la suite', 'Ivoire', 'harmattan-ci'],
  ] as const;

  it.each(languages)(
    'in the language %s has every part, with its words and its own names',
    async (locale, words, ...old) => {
      const files = await planCompany({ ...kenya, locale });
      const paths = files.map(({ path }) => path);
      for (const part of [
        'index.ts',
        'identity.ts',
        'brand.tokens.json',
        'logo.ts',
        'people.server.ts',
      ]) {
        expect(paths).toContain(join(companyFolder(kenya.id), part));
      }
      expect(paths).toContain(join(seededContent(kenya.id), 'home', 'record.json'));
      const all = files.map(({ text }) => text).join('\n');
      expect(all).toMatch(new RegExp(words, 'i'));
      for (const name of old) expect(all).not.toMatch(new RegExp(`${name}(?!\\p{L})`, 'u'));
      expect(all).not.toContain('Kenyaian');
      expect(all).toContain("individual: {\n    label: 'Households',");
      expect(all).toContain("institution: {\n    label: 'Firms',");
      expect(all).toContain("institution: 'institution',");
      expect(all).toMatch(/"individual": \{\s+"700"[^}]+"hex": "#005f5b"/);
      expect(all).toContain('.harmattan-kenya.example/');
      // In the header's menu, and in the contact record.
      expect(all).toContain("phone: '+254 20 000 0100'");
      expect(all).toContain('"gh_call_no": "+254 20 000 0100"');
    },
  );

  it('says nothing in French that is wrong of the country or the city', async () => {
    const all = await textOf(senegal);
    expect(all).not.toMatch(/(?<!\p{L})(?:la|en|de|à la|de la) Sénégal|d’Dakar|[Ii]voirien|\+225/u);
    for (const right of [
      'au Sénégal',
      'du Sénégal',
      'de Dakar',
      'un assureur sénégalais',
      'Sénégalais, et',
    ]) {
      expect(all).toContain(right);
    }
  });

  it('has its head office alone, and pictures described as they are drawn for it', async () => {
    const files = await planCompany(senegal);
    const textOf = (path: string) => files.find((file) => file.path.endsWith(path))?.text ?? '';
    const contact = textOf('contact/record.json');
    expect(contact).toContain('"gh_headoffice": "Dakar, Sénégal"');
    expect(contact).not.toMatch(/latitude|Bouaké/);
    const homes = textOf('home/record.json') + textOf('texts/home.ts');
    expect(homes).toMatch(/Un couple et sa fille.*Une directrice et un/s);
    expect(homes).not.toMatch(/Ébrié|cacao/);
  });

  it('says nothing in English of the other country’s people, currency or numbers', async () => {
    const all = await textOf(kenya);
    expect(all).not.toMatch(/Ghanaian|GHS|GH₵|cedi|\+233|National Insurance Commission/);
    // The example of a phone number, in which no line breaks.
    expect(all).not.toContain(String.raw`024\u00a0000`);
    expect(all).toContain('a Kenyan insurer');
    expect(all).toContain('KES6,000');
    expect(all).toContain('Insurance Regulatory Authority');
  });

  it('has files of its own that the command can format', async () => {
    const written = ['identity.ts', 'facts.ts', 'audiences.ts', 'index.ts', 'fonts.ts'];
    const folder = companyFolder(kenya.id);
    for (const { path, text } of await planCompany({ ...kenya, locale: 'ar-XB' })) {
      if (!written.some((name) => path === join(folder, name))) continue;
      const check = ['check', '--write', '--error-on-warnings', `--stdin-file-path=${path}`];
      const { status, stderr } = spawnSync(join(binaries, 'biome'), check, {
        cwd: root,
        input: text,
        encoding: 'utf8',
      });
      expect(status, stderr).toBe(0);
    }
  });

  it('has the fonts of the group, whatever the model company has', async () => {
    const files = await planCompany({ ...kenya, locale: 'fr-SN' });
    const fonts = files.filter(({ path }) => path.includes('fonts'));
    expect(fonts.map(({ path }) => path)).toEqual([join(companyFolder(kenya.id), 'fonts.ts')]);
    expect(fonts[0]?.text).toContain("from '../group/fonts.ts'");
  });
});

describe('the command', { timeout: 30_000 }, () => {
  it('lists its flags with --help', async () => {
    const { stdout } = await runTool(['--help']);
    for (const name of questionNames) expect(stdout).toContain(`--${name} `);
  });

  it('refuses an audience whose addresses are those of other pages', async () => {
    const newAudience = [join(import.meta.dirname, 'audience.main.ts'), 'harmattan-ghana'];
    const flags = ['--name=privacy', '--label=Brokers', '--colour=#14532d'];
    await expect(run(process.execPath, [...newAudience, ...flags])).rejects.toThrow(
      "'/privacy' is a page of all audiences",
    );
  });

  it('names every missing flag if there is no terminal', async () => {
    await expect(runTool(['--id=harmattan-kenya'])).rejects.toThrow(
      /Missing:\n +--name .*\n +--country .*\n +--city /s,
    );
  });

  it('creates nothing if the palette is refused', async () => {
    const flags = questionNames.map((name) => `--${name}=${kenya[name]}`);
    await expect(runTool([...flags, '--individual-colour=#f2b01e'])).rejects.toThrow(
      /individual: brand #f2b01e on page #ffffff/,
    );
    expect(companies()).not.toContain(kenya.id);
  });
});
