/**
 * Makes a company: `pnpm new:company` asks what it needs to know, and takes every answer as a flag
 * too (`--id=harmattan-kenya`).
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { input } from '@inquirer/prompts';
import { companyFolder, seededContent } from '../../../scripts/lib/company.mjs';
import { describeExit, run } from '../../../scripts/lib/processes.mjs';
import { environment, main, Problem, root } from '../../../scripts/lib/workspace.mjs';
import {
  type Answers,
  paletteProblem,
  problemOf,
  type Question,
  questionNames,
  questions,
  tidied,
} from './answers.ts';
import { planCompany } from './plan.ts';

/** The answer of a flag, or of the person at the keyboard. */
async function answer(question: Question, given: string | undefined): Promise<string> {
  if (given !== undefined) {
    const problem = problemOf(question, given);
    if (problem !== undefined) throw new Problem(`--${question}=${given}: ${problem}`);
    return tidied(given);
  }
  const { ask, example } = questions[question];
  if (!process.stdin.isTTY) throw new Problem(`Missing: --${question} (${ask}).`);
  const text = await input({
    message: ask,
    default: example,
    validate: (typed) => problemOf(question, typed) ?? true,
  });
  return tidied(text);
}

async function answerAll(): Promise<Answers> {
  const { values } = parseArgs({
    options: Object.fromEntries(questionNames.map((name) => [name, { type: 'string' as const }])),
  });
  const answers = new Map<string, string>();
  for (const question of questionNames) {
    const given = values[question];
    answers.set(question, await answer(question, typeof given === 'string' ? given : undefined));
  }
  const of = (question: Question): string => answers.get(question) ?? '';
  return {
    id: of('id'),
    name: of('name'),
    'legal-name': of('legal-name'),
    country: of('country'),
    locale: of('locale'),
    'time-zone': of('time-zone'),
    city: of('city'),
    latitude: of('latitude'),
    longitude: of('longitude'),
    phone: of('phone'),
    'individual-colour': of('individual-colour'),
    'institution-colour': of('institution-colour'),
    'individual-name': of('individual-name'),
    'institution-name': of('institution-name'),
  };
}

/** Runs a tool of the workspace. */
async function tool(name: string, command: readonly [string, ...string[]]): Promise<void> {
  const exit = await run(name, command, { cwd: root, env: environment() });
  if (exit.code !== 0) throw new Problem(`${name} failed with ${describeExit(exit)}.`);
}

await main(async () => {
  const answers = await answerAll();
  const problem = paletteProblem(answers);
  if (problem !== undefined) throw new Problem(problem);

  const [folder, content] = [companyFolder(answers.id), seededContent(answers.id)];
  try {
    for (const { path, text } of await planCompany(answers)) {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, text);
    }
    await tool('The format', ['biome', 'check', '--write', '--log-level=error', folder, content]);
    await tool('Printing', ['node', 'tools/article-pdf/src/make.ts', '--quiet', answers.id]);
    await tool('Drawing', ['node', 'tools/art/src/draw.ts', '--quiet', answers.id]);
  } catch (error) {
    // Removed, because an incomplete company would fail all tests.
    for (const path of [folder, content]) await rm(path, { recursive: true, force: true });
    throw error;
  }
  console.log(`\n${answers.name} is made:\n  ${folder}\n  ${content}`);
  console.log(`\nNext: COMPANY=${answers.id} npm start`);
});
