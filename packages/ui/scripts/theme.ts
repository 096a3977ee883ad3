// Writes src/theme/compiled.ts: run `pnpm --filter @insurance-kit/ui theme` after a change of the theme.
import { writeFileSync } from 'node:fs';
import { compileTheme } from '../src/theme/compileTheme.ts';

writeFileSync(new URL('../src/theme/compiled.ts', import.meta.url), compileTheme());
