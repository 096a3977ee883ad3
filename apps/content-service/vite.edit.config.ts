import { defineConfig } from 'vite';

export default defineConfig({
  publicDir: 'src/edit/style',
  build: {
    // Browsers of 2022 must run the script.
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
