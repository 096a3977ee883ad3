// Runs in a package's folder before it is packed: compiles it, and takes references to the
// specification, such as ` (§5.3)`, out of its comments: who has a package alone does not have it.
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';

// npm ignores `publishConfig.exports`, so the exports of its tarball would lead to missing sources.
if (!process.env.npm_config_user_agent?.startsWith('pnpm/')) {
  throw new Error('npm cannot pack this package: use `pnpm pack`.');
}
execFileSync('turbo', ['run', 'dist'], { stdio: 'inherit' });
for (const file of globSync('dist/**/*.{js,ts}')) {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replaceAll(/ ?\([^()]*§[^()]*\)/g, ''));
}
