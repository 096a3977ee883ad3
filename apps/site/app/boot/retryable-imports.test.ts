import { build } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { retryableImports } from './retryable-imports.ts';

/** The modules of an application: a page, a dialog on demand, and what both or one of them needs. */
const modules: Readonly<Record<string, string>> = {
  page: `import { shared } from 'shared'; shared(); export const open = () => import('dialog'); export const again = () => import('shared');`,
  dialog: `import { shared } from 'shared'; import { rating } from 'rating'; export const dialog = () => shared(rating);`,
  other: `import { rating } from 'rating'; export const other = rating;`,
  shared: 'export const shared = (value) => console.log(value);',
  rating: `export const rating = 'four of five';`,
};

describe('decisions §4 a broken line', () => {
  let page = '';

  beforeAll(async () => {
    const result = await build({
      configFile: false,
      logLevel: 'silent',
      plugins: [
        {
          name: 'modules',
          resolveId: (id) => (id in modules ? id : undefined),
          load: (id) => modules[id],
        },
        retryableImports(),
      ],
      build: {
        write: false,
        modulePreload: false,
        rolldownOptions: {
          input: ['page', 'other', 'shared'],
          preserveEntrySignatures: 'strict',
          output: { entryFileNames: 'assets/[name].js', chunkFileNames: 'assets/[name].js' },
        },
      },
    });
    for (const file of 'output' in result ? result.output : []) {
      if (file.type === 'chunk' && file.fileName === 'assets/page.js') page = file.code;
    }
  });

  it('what is imported on demand comes with all that its importer lacks', () => {
    expect(page).toContain('window.loadModule("/assets/dialog.js","/assets/rating.js")');
  });

  it('what its importer has is asked for by its own name', () => {
    expect(page).toContain('window.loadModule("/assets/shared.js")');
  });

  it('nothing is imported in a way that cannot be tried again', () => {
    expect(page).not.toMatch(/\bimport\(/);
  });

  it("the bundler's own wrapper around it, which would tell nobody, is left out", () => {
    expect(page).not.toContain('preloadError');
  });
});
