// `pnpm check:company <company>` lists what in its texts is still another company's.
import { chosenCompany, companies } from 'scripts/lib/company.mjs';
import { main, Problem } from 'scripts/lib/workspace.mjs';
import { leftIn } from './check.ts';

await main(async () => {
  const [company = chosenCompany()] = process.argv.slice(2);
  if (!companies().includes(company)) {
    throw new Problem(`There is no company '${company}', but ${companies().join(', ')}.`);
  }
  const left = await leftIn(company);
  console.log([...left, `${company}: ${left.length} left of another company's.`].join('\n'));
  process.exitCode = left.length === 0 ? 0 : 1;
});
