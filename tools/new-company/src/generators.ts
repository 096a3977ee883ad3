/** Questions of `pnpm new:company` and `pnpm new:audience`, for `turbo gen`. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PlopTypes } from '@turbo/gen';

/** Imports a module of this folder without bundling it. `turbo gen` bundles static imports. */
const importUnbundled = (file: string) =>
  import(pathToFileURL(join(process.cwd(), 'tools/new-company/src', file)).href);

/** Returns the problem with an answer, if there is one. */
type Check = (
  answer: string,
  answers: PlopTypes.Answers,
) => string | undefined | Promise<string | undefined>;

const ask = (name: string, message: string, check: Check): PlopTypes.PromptQuestion => ({
  type: 'input',
  name,
  message: () => {
    // Without a terminal nobody can answer, so `--args` must contain all answers.
    if (!process.stdin.isTTY) throw new Error(`'${name}' is missing after --args: ${message}`);
    return message;
  },
  filter: (answer: string) => answer.trim().replaceAll("'", '’'),
  validate: async (answer: string, known: PlopTypes.Answers) =>
    (await check(answer, { ...known, [name]: answer })) ?? true,
});

/** A question whose answer must match `pattern`: by default, a text that needs no escaping. */
const askLike = (name: string, message: string, pattern = /^[^"<>&\\`$]+$/) =>
  ask(name, message, (answer) =>
    pattern.test(answer) ? undefined : `'${answer}' is invalid. ${message}`,
  );

export default async function generators(plop: PlopTypes.NodePlopAPI): Promise<void> {
  const company: typeof import('./company.ts') = await importUnbundled('company.ts');
  const audience: typeof import('./audience.ts') = await importUnbundled('audience.ts');
  plop.setGenerator('company', {
    description: 'a company of the group, copied from a company with the same language',
    prompts: [
      ask('id', 'Name of the company’s folder, such as harmattan-kenya', company.idProblem),
      askLike('name', 'Name as visitors know it, such as Harmattan Insurance Kenya'),
      askLike('legalName', 'Full legal name, such as Harmattan Insurance Kenya Ltd'),
      askLike('locale', 'Language and country, such as en-KE', /^[a-z]{2,3}-[A-Z]{2}$/),
      askLike('city', 'City of the company’s head office, such as Nairobi'),
      askLike('phone', 'Phone with country code, such as +254 20 000 0100', /^\+\d[\d ]{6,}\d$/),
      ask('individual', 'Colour for private customers, such as #005f5b', company.colourProblem),
      ask('institution', 'Colour for institutions, such as #8a4700', company.colourProblem),
    ],
    actions: [
      async ({ id, name, legalName, locale, city, phone, individual, institution }) =>
        company.makeCompany({ id, name, legalName, locale, city, phone, individual, institution }),
    ],
  });
  const check: Check = (_, answers) => audience.audienceProblem(answers);
  plop.setGenerator('audience', {
    description: 'an audience (kind of customer), copied from another audience of the company',
    prompts: [
      ask('like', 'Audience whose texts and products are copied, such as institution', check),
      ask('name', 'Name of the new audience in code and addresses, such as brokers', check),
      askLike('label', 'Name of the new audience in the header’s switch, such as Brokers'),
      ask('colour', 'Colour of the new audience, such as #14532d', company.colourProblem),
    ],
    actions: [
      async ({ like, name, label, colour }) => audience.makeAudience({ like, name, label, colour }),
    ],
  });
}
