import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [reactRouter()],
  build: {
    target: 'es2022',
    // Pictures and fonts stay files, so that they are cached, and the policy needs no data: addresses.
    assetsInlineLimit: 0,
    ...(isSsrBuild ? { rolldownOptions: { input: './server/main.ts' } } : {}),
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Few files: on a slow line each one costs a round trip.
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
                {
                  name: 'kit',
                  test: /node_modules[\\/](?:@mui|@emotion|stylis|react-router|@tanstack|cookie)[\\/]|packages[\\/]ui[\\/]src[\\/](?:theme|components|KitProvider)/,
                },
              ],
            },
          },
        },
      },
    },
  },
  ssr: {
    // One file starts faster and needs a third of the memory; sharp is native and stays outside.
    noExternal: command === 'build' ? true : [/^@mui\//, /^@emotion\//, /^@insurance-kit\//],
    external: ['sharp'],
  },
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '../../packages/ui/src/**/*.{ts,tsx}'] },
}));
