import type { Config } from '@react-router/dev/config';
import { chosenCompany } from '../../scripts/lib/company.mjs';

/** A build tool shows its stack for every error; a wrong name is to be one line. */
function readCompany(): string {
  try {
    return chosenCompany();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

const company = readCompany();

export default {
  ssr: true,
  // Two companies' sites stand side by side.
  buildDirectory: `build/${company}`,
  // All routes are known from the start: no request for a manifest when a link is met.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
