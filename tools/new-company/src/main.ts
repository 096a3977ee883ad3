/**
 * Makes a company: `pnpm new:company` asks what it needs to know, and takes every answer as a flag
 * too (`--id=harmattan-kenya`).
 */
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { confirm, input } from '@inquirer/prompts';
import { companyFolder, seededContent } from '../../../scripts/lib/company.mjs';
import { main, Problem, root } from '../../../scripts/lib/workspace.mjs';
import {
  type Answers,
  answersOf,
  isAsked,
  paletteProblems,
  problemOf,
  proposal,
  type Question,
  questionNames,
  questions,
  tidied,
  withOffer,
} from './answers.ts';
import { modelFor, planCompany } from './plan.ts';
import { tool } from './tool.ts';

type Known = Readonly<Partial<Answers>>;

/** A question with an example of its answer. */
const asked = (question: Question): string =>
  `${questions[question].ask} (such as ${questions[question].example})`;

/** The answer of a flag, or of the person at the keyboard. @returns nothing if there is neither. */
async function answer(
  question: Question,
  given: string | undefined,
  known: Known,
): Promise<string | undefined> {
  if (given !== undefined) {
    const problem = problemOf(question, given);
    if (problem !== undefined) throw new Problem(`--${question}=${given}: ${problem}`);
    return tidied(given);
  }
  const { ask } = questions[question];
  const proposed = proposal(question, known);
  if (!process.stdin.isTTY) return proposed;
  const text = await input({
    message: proposed === undefined ? asked(question) : ask,
    ...(proposed !== undefined && { default: proposed }),
    validate: (typed) => problemOf(question, typed) ?? true,
  });
  return tidied(text);
}

async function answerAll(flags: Readonly<Record<string, unknown>>): Promise<Answers> {
  let answers = answersOf(() => '');
  const missing: string[] = [];
  for (const question of questionNames) {
    if (!isAsked(question, answers)) continue;
    const given = flags[question];
    const text = await answer(question, typeof given === 'string' ? given : undefined, answers);
    if (text === undefined) missing.push(`--${question} (${questions[question].ask})`);
    // Without an answer the example takes its place, so that later questions have default answers.
    answers = { ...answers, [question]: text ?? questions[question].example };
  }
  if (missing.length > 0) {
    throw new Problem(
      `Missing:\n  ${missing.join('\n  ')}\nAll flags: npm run new:company -- --help`,
    );
  }
  return answers;
}

/** Colours that can be read: those of the answers, or the nearest shades if somebody takes them. */
async function readableColours(answers: Answers): Promise<Answers> {
  const problems = paletteProblems(answers);
  if (problems.length === 0) return answers;
  const offers = problems.flatMap(({ question, nearest }) =>
    nearest === undefined ? [] : [{ question, nearest }],
  );
  const flags = offers.map(({ question, nearest }) => `--${question}=${nearest}`).join(' ');
  const reasons = problems.map(({ reason }) => reason).join('\n');
  const isOffered = offers.length === problems.length;
  if (!isOffered || !process.stdin.isTTY) {
    throw new Problem(withOffer(reasons, flags));
  }
  console.log(reasons);
  if (!(await confirm({ message: `Take the nearest that can be read: ${flags}?` }))) {
    throw new Problem('Nothing is made.');
  }
  const shades = offers.map(({ question, nearest }) => [question, nearest] as const);
  return { ...answers, ...Object.fromEntries(shades) };
}

/** The drawings and icons of the company whose words it has. */
async function copyDrawings({ id, locale }: Answers): Promise<void> {
  const model = (await modelFor(locale)).id;
  const filter = (path: string) => !/\.pdf$|\/fonts$/.test(path);
  for (const folderOf of [companyFolder, seededContent]) {
    await cp(folderOf(model), folderOf(id), { recursive: true, force: false, filter });
  }
  const picture = join(companyFolder(id), 'pictures/default-picture.svg');
  await cp(join(root, 'packages/ui/src/art/default-picture.svg'), picture, { force: false });
}

await main(async () => {
  const { values } = parseArgs({
    options: {
      help: { type: 'boolean', default: false },
      ...Object.fromEntries(questionNames.map((name) => [name, { type: 'string' as const }])),
    },
  });
  if (values.help) {
    for (const name of questionNames) console.log(`--${name.padEnd(20)} ${asked(name)}`);
    return;
  }
  const answers = await answerAll(values)
    .then(readableColours)
    .catch((error: unknown) => {
      // Ctrl-C at a question.
      const isLeft = error instanceof Error && error.name === 'ExitPromptError';
      throw isLeft ? new Problem('Nothing is made.') : error;
    });
  const [folder, content] = [companyFolder(answers.id), seededContent(answers.id)];
  try {
    for (const { path, text } of await planCompany(answers)) {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, text);
    }
    await tool('The format', ['biome', 'check', '--write', folder, content]);
    await copyDrawings(answers);
    await tool('Recolouring', ['node', 'tools/recolour/src/recolour.main.ts', answers.id]);
  } catch (error) {
    // Removed, because an incomplete company would fail all tests.
    for (const path of [folder, content]) await rm(path, { recursive: true, force: true });
    throw error;
  }
  console.log(`\n${answers.name} is made:\n  ${folder}\n  ${content}`);
  console.log(`\nNext: COMPANY=${answers.id} npm start`);
  console.log(`Then: npm run check:company ${answers.id}, for what is still another company's`);
});
