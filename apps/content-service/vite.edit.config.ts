import { defineConfig } from 'vite';

export default defineConfig({
  publicDir: 'src/edit/style',
  build: {
    // The script must run in browsers of 2022.
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
