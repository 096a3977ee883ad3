import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const kit = fileURLToPath(new URL('../../../packages/ui/src', import.meta.url));

/** Writes the licences of fonts and drawings to `/licenses-art.txt`. */
export const artLicences = (company: string): Plugin => ({
  name: 'art-licences',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle() {
    const files = [
      join(kit, 'fonts', 'OFL.txt'),
      join(company, 'fonts', 'OFL.txt'),
      join(kit, 'art', 'LICENSE.txt'),
    ];
    const texts = files.filter(existsSync).map((file) => readFileSync(file, 'utf8').trim());
    this.emitFile({
      type: 'asset',
      fileName: 'licenses-art.txt',
      source: `# The fonts and the drawn signs\n\n${texts.join('\n\n----\n\n')}\n`,
    });
  },
});
