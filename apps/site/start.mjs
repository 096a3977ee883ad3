// Starts the built site of the company in COMPANY.
import { existsSync } from 'node:fs';
import { chosenCompany } from 'scripts/lib/company.mjs';
import { main, Problem, variable } from 'scripts/lib/workspace.mjs';

await main(async () => {
  /** @param {string} name */
  const serverOf = (name) => new URL(`build/${name}/server/index.js`, import.meta.url);
  const named = serverOf(variable('COMPANY') ?? '');
  // Starts a build even if its company's folder does not exist any more.
  const company = existsSync(named) ? variable('COMPANY') : chosenCompany();
  const server = serverOf(company ?? '');
  if (!existsSync(server)) {
    throw new Problem(`There is no build of ${company} yet. Run: COMPANY=${company} pnpm build`);
  }
  await import(server.href);
});
