/**
 * Gives a company one more audience, with the words of one that it has:
 * `pnpm new:audience <company> --name=brokers --label=Brokers --colour=#14532d`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { audienceProblems } from '../../../apps/site/app/companies/audience-problems.ts';
import type { Audiences } from '../../../apps/site/app/companies/contract/audiences.ts';
import { companies, companyFolder, partOf } from '../../../scripts/lib/company.mjs';
import { main, Problem } from '../../../scripts/lib/workspace.mjs';
import { isHex, paletteProblem, problemOf, tidied, withOffer } from './answers.ts';
import { type NewAudience, withNewAudience } from './audience.ts';
import { textsIn } from './plan.ts';
import { tool } from './tool.ts';

const usage = 'pnpm new:audience <company> --name=brokers --label=Brokers --colour=#14532d';

const flagTexts = `--name    what the code calls it, and where its addresses begin: one small word
--label   its name in the header's switch
--colour  its brand colour; one that cannot be read is refused, and the nearest that can is named
--like    the audience whose words it begins with; the last one if left out`;

/** What the command line says, checked. */
function read(audiences: Audiences<string>, values: Readonly<Record<string, string>>): NewAudience {
  const known = Object.keys(audiences);
  const { name = '', label = '', colour = '', like = known.at(-1) ?? '' } = values;
  if (!/^[a-z][a-z\d]*$/.test(name)) throw new Problem(`--name: write one small word: brokers.`);
  if (known.includes(name)) throw new Problem(`There is an audience '${name}' already.`);
  if (!known.includes(like)) throw new Problem(`--like is one of ${known.join(', ')}.`);
  const model = audiences[like];
  const added = model && { ...model, home: `/${name}`, prefix: `/${name}/`, view: name };
  const [wrong] = added ? audienceProblems({ ...audiences, [name]: added }) : [];
  if (wrong !== undefined) throw new Problem(`--name: ${wrong}`);
  const problem = problemOf('individual-name', label);
  if (problem !== undefined) throw new Problem(`--label: ${problem}`);
  if (!isHex(colour)) throw new Problem('--colour: write a colour like #14532d.');
  const unreadable = paletteProblem(name, colour);
  if (unreadable !== undefined) {
    const { reason, nearest } = unreadable;
    throw new Problem(withOffer(reason, nearest === undefined ? '' : `--colour=${nearest}`));
  }
  return { name, label: tidied(label), colour, like };
}

await main(async () => {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    options: {
      name: text,
      label: text,
      colour: text,
      like: text,
      help: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const { help, ...flags } = values;
  if (help) {
    console.log(`${usage}\n\n${flagTexts}`);
    return;
  }
  const [company = ''] = positionals;
  if (!companies().includes(company)) {
    throw new Problem(
      `There is no company '${company}', but ${companies().join(', ')}. Write ${usage}.`,
    );
  }
  const folder = companyFolder(company);
  const { audiences } = await partOf<{ audiences: Audiences<string> }>(company, 'audiences.ts');
  const audience = read(audiences, flags);

  const files = textsIn(folder).map((file) => ({ ...file, path: join(folder, file.path) }));
  for (const { path, text: now } of withNewAudience(files, audience)) {
    if (now !== readFileSync(path, 'utf8')) writeFileSync(path, now);
  }
  await tool('The format', ['biome', 'check', '--write', folder]);
  await tool('Recolouring', ['node', 'tools/recolour/src/recolour.main.ts', company]);
  console.log(
    `${company} has the audience '${audience.name}' at /${audience.name}, with the words of '${audience.like}'.\nNext: COMPANY=${company} npm start`,
  );
});
