import { defineConfig } from 'vite';

/** Builds script and styles of `/edit`. */
export default defineConfig({
  publicDir: 'src/edit/style',
  build: {
    // For browsers of 2022.
    target: 'es2022',
    outDir: 'dist/edit',
    modulePreload: false,
    license: { fileName: 'licenses.txt' },
    rolldownOptions: {
      input: 'src/edit/rich/script.ts',
      output: { entryFileNames: 'script.js', codeSplitting: false },
    },
  },
});
