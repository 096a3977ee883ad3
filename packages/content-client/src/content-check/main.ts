#!/usr/bin/env node
// `insurance-content-check <address>` checks whether a site can use the content service at this
// address. Exits with 1 if a check fails, with 2 if the command is wrong.
import { checkContentService } from './check.ts';

const [address, ...rest] = process.argv.slice(2);
if (address === undefined || rest.length > 0 || !URL.canParse(address)) {
  process.stderr.write('Usage: insurance-content-check <address of the content service>\n');
  process.exit(2);
}

let checks = 0;
let failed = 0;
let warnings = 0;
for await (const result of checkContentService(address)) {
  checks += 1;
  failed += result.errors.length > 0 ? 1 : 0;
  warnings += result.warnings.length;
  process.stdout.write(`${result.errors.length > 0 ? '✗' : '✓'} ${result.what}\n`);
  for (const error of result.errors) process.stdout.write(`    error: ${error}\n`);
  for (const warning of result.warnings) process.stdout.write(`    warning: ${warning}\n`);
}
process.stdout.write(`\n${checks - failed} of ${checks} checks passed, ${warnings} warnings.\n`);
process.exitCode = failed > 0 ? 1 : 0;
