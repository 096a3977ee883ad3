import { defineConfig } from 'vite';

/** The script of the editors' pages, `dist/edit/script.js`: the browser loads nothing else. */
export default defineConfig({
  build: {
    outDir: 'dist/edit',
    modulePreload: false,
    license: { fileName: 'licenses.txt' },
    rolldownOptions: {
      input: 'src/edit/rich/script.ts',
      output: { entryFileNames: 'script.js', codeSplitting: false },
    },
  },
});
