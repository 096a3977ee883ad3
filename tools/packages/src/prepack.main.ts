// Runs before a package is packed. Compiles it, and copies docs/kit.md into the kit. Removes
// references such as ` (§5.3)` from comments: users of a package have no specification.
import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

// npm ignores `publishConfig.exports`: its tarball would refer to missing sources.
if (!process.env.npm_config_user_agent?.startsWith('pnpm/')) {
  throw new Error('npm cannot pack this package: use `pnpm pack`.');
}
if (process.env.npm_package_name === '@insurance-kit/ui') {
  mkdirSync('docs', { recursive: true });
  const page = readFileSync('../../docs/kit.md', 'utf8');
  writeFileSync('docs/kit.md', page.replaceAll('../packages/ui/', '../'));
}
execFileSync('turbo', ['run', 'dist'], { stdio: 'inherit' });
for (const file of globSync('dist/**/*.{js,ts}')) {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replaceAll(/ ?\([^()]*§[^()]*\)/g, ''));
}
