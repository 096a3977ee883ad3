import { defineConfig } from 'vite';

/** The script and the styles of the editors' pages: browsers load nothing else. */
export default defineConfig({
  build: {
    // As the site's scripts, for browsers of 2022.
    target: 'es2022',
    outDir: 'dist/edit',
    modulePreload: false,
    license: { fileName: 'licenses.txt' },
    rolldownOptions: {
      input: 'src/edit/rich/script.ts',
      output: {
        entryFileNames: 'script.js',
        assetFileNames: 'style[extname]',
        codeSplitting: false,
      },
    },
  },
});
