// Installs what is missing and starts the content service and the site with hot reload.
import { chosenCompany } from './lib/company.mjs';
import { install } from './lib/install.mjs';
import { stopOnSignals } from './lib/processes.mjs';
import { readAddresses, runApps } from './lib/services.mjs';
import { main } from './lib/workspace.mjs';

await main(async () => {
  stopOnSignals(() => 0);
  const company = chosenCompany();
  const addresses = await readAddresses();
  await install();
  await runApps('dev', company, addresses);
});
