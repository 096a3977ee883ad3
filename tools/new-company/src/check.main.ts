// `pnpm check:company <company>` lists texts that are not written yet.
import { chosenCompany } from 'scripts/lib/company.mjs';
import { main } from 'scripts/lib/workspace.mjs';
import { todosIn } from 'site/vite/todos.ts';

await main(async () => {
  const company = chosenCompany(process.argv[2]);
  const left = todosIn(company);
  console.log([...left, `${company}: ${left.length} texts left to write.`].join('\n'));
  process.exitCode = left.length === 0 ? 0 : 1;
});
