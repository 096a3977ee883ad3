// Runs before a package is packed: compiles it, and removes references such as ` (§5.3)` from
// comments: consumers do not have the specification.
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';

// npm ignores `publishConfig.exports`: its tarball would name missing sources.
if (!process.env.npm_config_user_agent?.startsWith('pnpm/')) {
  throw new Error('npm cannot pack this package: use `pnpm pack`.');
}
execFileSync('turbo', ['run', 'dist'], { stdio: 'inherit' });
for (const file of globSync('dist/**/*.{js,ts}')) {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replaceAll(/ ?\([^()]*§[^()]*\)/g, ''));
}
