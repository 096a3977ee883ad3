import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { companies, companyFolder, seededContent } from '../../../scripts/lib/company.mjs';
import { type Answers, paletteProblem, problemOf, questionNames, questions } from './answers.ts';
import { planCompany } from './plan.ts';

/** The examples that the questions give: a whole company. */
const example = (question: keyof Answers): string => questions[question].example;
const kenya: Answers = {
  id: example('id'),
  name: example('name'),
  'legal-name': example('legal-name'),
  country: example('country'),
  locale: example('locale'),
  'time-zone': example('time-zone'),
  city: example('city'),
  latitude: example('latitude'),
  longitude: example('longitude'),
  phone: example('phone'),
  'individual-colour': example('individual-colour'),
  'institution-colour': example('institution-colour'),
  'individual-name': 'Households',
  'institution-name': 'Firms',
};

const run = promisify(execFile);
const runTool = (flags: readonly string[]) =>
  run(process.execPath, [join(import.meta.dirname, 'main.ts'), ...flags]);

describe('the answers', () => {
  it('are valid as given in the examples', () => {
    for (const question of questionNames) {
      expect(problemOf(question, questions[question].example), question).toBeUndefined();
    }
    expect(paletteProblem(kenya)).toBeUndefined();
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
    ['individual-colour', 'teal'],
  ] as const)('say what is wrong with --%s=%s', (question, answer) => {
    expect(problemOf(question, answer)).toMatch(/\w/);
  });

  it('say which role of a palette cannot be read, on which surface, and by how much', () => {
    expect(paletteProblem({ ...kenya, 'institution-colour': '#ffd400' })).toMatch(
      /institution: brand #ffd400 on page #ffffff has a contrast of 1\.\d\d, but needs 4\.5/,
    );
  });
});

describe('the company that is made', () => {
  const languages = [
    ['en-KE', 'Ghana', 'harmattan-ghana'],
    ['fr-SN', 'Ivoire', 'harmattan-ci'],
  ] as const;

  it.each(languages)(
    'in the language %s has every part, with its own names',
    async (locale, ...old) => {
      const files = await planCompany({ ...kenya, locale });
      const paths = files.map(({ path }) => path);
      for (const part of ['index.ts', 'identity.ts', 'colours.ts', 'logo.ts', 'people.server.ts']) {
        expect(paths).toContain(join(companyFolder(kenya.id), part));
      }
      expect(paths).toContain(join(seededContent(kenya.id), 'home', 'record.json'));
      const all = files.map(({ text }) => text).join('\n');
      for (const name of old) expect(all).not.toMatch(new RegExp(`${name}(?!\\p{L})`, 'u'));
      expect(all).not.toContain('Kenyaian');
      expect(all).toContain("individual: {\n    label: 'Households',");
      expect(all).toContain("institution: {\n    label: 'Firms',");
      expect(all).toContain("institution: 'institution',");
      expect(all).toContain("individual: '#005f5b'");
      expect(all).toContain('.harmattan-kenya.example/');
      // In the header's menu, and in the contact record.
      expect(all).toContain("phone: '+254 20 000 0100'");
      expect(all).toContain('"gh_call_no": "+254 20 000 0100"');
    },
  );

  it('takes the texts of a company with its language', async () => {
    const files = await planCompany({ ...kenya, locale: 'fr-SN' });
    expect(files.map(({ text }) => text).join('\n')).toContain('Lire la suite');
  });

  it('has the fonts of the group, whatever the model company has', async () => {
    const files = await planCompany({ ...kenya, locale: 'fr-SN' });
    const fonts = files.filter(({ path }) => path.includes('fonts'));
    expect(fonts.map(({ path }) => path)).toEqual([join(companyFolder(kenya.id), 'fonts.ts')]);
    expect(fonts[0]?.text).toContain("from '../group/fonts.ts'");
  });
});

describe('the command', { timeout: 30_000 }, () => {
  it('names the missing flag if there is no terminal', async () => {
    await expect(runTool(['--id=harmattan-kenya'])).rejects.toThrow(/Missing: --name/);
  });

  it('creates nothing if the palette is refused', async () => {
    const flags = questionNames.map((name) => `--${name}=${kenya[name]}`);
    await expect(runTool([...flags, '--individual-colour=#f2b01e'])).rejects.toThrow(
      /individual: brand #f2b01e on page #ffffff/,
    );
    expect(companies()).not.toContain(kenya.id);
  });
});
