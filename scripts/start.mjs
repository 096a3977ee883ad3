// Installs missing packages, builds the apps, and starts the content service and the site. With the
// argument `dev`, starts both apps from their sources instead, with hot reload.
import { chosenCompany } from './lib/company.mjs';
import { install } from './lib/install.mjs';
import { run, stopOnSignals } from './lib/processes.mjs';
import { readAddresses, runApps } from './lib/services.mjs';
import { environment, main, Problem, root } from './lib/workspace.mjs';

await main(async () => {
  const script = process.argv[2] === 'dev' ? 'dev' : 'start';
  // Exit with 0, because stopping the site by Ctrl-C is not a failure.
  stopOnSignals(0);
  const company = chosenCompany();
  const addresses = await readAddresses();
  await install();
  if (script === 'start') {
    console.log('Building …');
    const filters = ['--filter=site...', '--filter=content-service', '--output-logs=errors-only'];
    const options = { cwd: root, env: environment() };
    const built = await run('build', ['turbo', 'run', 'build', ...filters], options);
    if (built.code !== 0) throw new Problem('The build failed; see the reason above.');
  }
  await runApps(script, company, addresses);
});
