import { defineConfig } from 'vite';

/** Bundles each program of a release (`pnpm pack:release`) with its imports. */
export default defineConfig({
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: true,
    target: 'node24',
    license: { fileName: 'licenses.txt' },
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        messages: 'src/commands/messages.main.ts',
        feedback: 'src/commands/feedback.main.ts',
        backup: 'src/commands/backup.main.ts',
        'svg.main': '@insurance-kit/server/svg.main',
      },
      // Put chunks beside the programs, so that paths from `import.meta.url` stay correct.
      output: { chunkFileNames: '[name].js' },
    },
  },
  // Do not bundle sharp, because it contains native code.
  ssr: { noExternal: true, external: ['sharp'] },
});
