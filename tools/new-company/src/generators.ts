/** What `pnpm new:company` and `pnpm new:audience` ask; `turbo gen` runs it. */
import { join } from 'node:path';
import type { PlopTypes } from '@turbo/gen';

/** A module beside this one. `turbo gen` bundles what is imported by name, which would move it. */
const beside = <Module>(file: string): Promise<Module> =>
  import(join(process.cwd(), 'tools/new-company/src', file));
const company = () => beside<typeof import('./company.ts')>('company.ts');
const audience = () => beside<typeof import('./audience.ts')>('audience.ts');

/** What is wrong with the last of the answers; `undefined` for nothing. */
type Problem = (answers: PlopTypes.Answers) => Promise<string | undefined>;

const ask = (name: string, message: string, problem: Problem): PlopTypes.PromptQuestion => ({
  type: 'input',
  name,
  message: () => {
    // Only answers after `--args` are no question.
    if (!process.stdin.isTTY) throw new Error(`'${name}' is missing after --args: ${message}`);
    return message;
  },
  filter: (answer: string) => answer.trim().replaceAll("'", '’'),
  validate: async (answer: string, known: PlopTypes.Answers) =>
    (await problem({ ...known, [name]: answer })) ?? true,
});

/** A question whose answer a pattern accepts; by default a name that needs no escaping in code, HTML and JSON. */
const askLike = (name: string, message: string, pattern = /^[^"<>&\\`$]+$/) =>
  ask(name, message, async ({ [name]: answer }) =>
    pattern.test(answer) ? undefined : `'${answer}' will not do. ${message}`,
  );

const askColour = (name: string, message: string) =>
  ask(name, message, async ({ [name]: answer }) => (await company()).colourProblem(answer));

const askOfAudience = (name: string, message: string) =>
  ask(name, message, async ({ company, like, name }) =>
    (await audience()).audienceProblem(company, like, name),
  );

/** The generators of this repository. */
export default function generators(plop: PlopTypes.NodePlopAPI): void {
  plop.setGenerator('company', {
    description: 'a company of the group, as a copy of the one that speaks its language',
    prompts: [
      ask('id', 'Name of its folder, such as harmattan-kenya', async ({ id }) =>
        (await company()).idProblem(id),
      ),
      askLike('name', 'Name as visitors know it, such as Harmattan Insurance Kenya'),
      askLike('legalName', 'Full legal name, such as Harmattan Insurance Kenya Ltd'),
      askLike(
        'locale',
        'Language and country of its texts, such as en-KE',
        /^[a-z]{2,3}-[A-Z]{2}$/,
      ),
      askLike('city', 'City of its head office, such as Nairobi'),
      askLike('phone', 'Its number from abroad, such as +254 20 000 0100', /^\+\d[\d ]{6,}\d$/),
      askColour('individual', 'Colour for private customers, such as #005f5b'),
      askColour('institution', 'Colour for companies and institutions, such as #8a4700'),
    ],
    actions: [
      async ({ id, name, legalName, locale, city, phone, individual, institution }) => {
        const answers = { id, name, legalName, locale, city, phone, individual, institution };
        return (await company()).makeCompany(answers);
      },
    ],
  });
  plop.setGenerator('audience', {
    description: 'one more kind of customer, with the words of one that the company has',
    prompts: [
      askOfAudience('company', 'Whose it is, such as harmattan-ghana'),
      askOfAudience('like', 'The audience whose words it has at first, such as institution'),
      askOfAudience('name', 'What code and addresses call it, such as brokers'),
      askLike('label', 'Its name in the header’s switch, such as Brokers'),
      askColour('colour', 'Its colour, such as #14532d'),
    ],
    actions: [
      async ({ company, like, name, label, colour }) =>
        (await audience()).makeAudience(company, { like, name, label, colour }),
    ],
  });
}
