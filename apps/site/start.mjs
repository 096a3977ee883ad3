// Starts the built site of the company that COMPANY names.
import { existsSync } from 'node:fs';
import { chosenCompany } from 'scripts/lib/company.mjs';
import { main, Problem } from 'scripts/lib/workspace.mjs';

await main(async () => {
  const company = chosenCompany();
  const server = new URL(`build/${company}/server/index.js`, import.meta.url);
  if (!existsSync(server)) {
    throw new Problem(`There is no build of ${company} yet: COMPANY=${company} pnpm build`);
  }
  await import(server.href);
});
