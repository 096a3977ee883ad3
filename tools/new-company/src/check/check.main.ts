/**
 * Checks a company: `pnpm check:company <name>` lists what is still another company's and what is
 * missing, each with its file and line. With `--words` it stops at the first missing word, as a start does.
 */
import { parseArgs } from 'node:util';
import { chosenCompany, companies } from '../../../../scripts/lib/company.mjs';
import { main, Problem } from '../../../../scripts/lib/workspace.mjs';
import { missing, missingWords, written } from './missing.ts';

await main(async () => {
  const { values, positionals } = parseArgs({
    options: { words: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [company = chosenCompany()] = positionals;
  if (!companies().includes(company)) {
    throw new Problem(`There is no company '${company}', but ${companies().join(', ')}.`);
  }
  if (values.words) {
    const [first] = await missingWords(company);
    if (first !== undefined) throw new Problem(written(first));
    return;
  }
  // Later, because a start installs no package of a tool.
  const { foreign } = await import('./foreign.ts');
  const gaps = await missing(company);
  const others = await foreign(company);
  for (const finding of [...gaps, ...others]) console.log(written(finding));
  if (gaps.length + others.length > 0) {
    console.log(`\n${company}: ${gaps.length} missing, ${others.length} of other companies`);
    process.exitCode = 1;
    return;
  }
  console.log(`${company}: nothing is missing, nothing is another company's.`);
});
