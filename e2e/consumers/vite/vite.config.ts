import { defineConfig } from 'vite';

export default defineConfig({
  build: { rolldownOptions: { input: ['index.html', 'content.html', 'mui.html'] } },
  preview: {
    proxy: {
      '/content/': {
        target: process.env.CONTENT_URL,
        rewrite: (path) => path.replace(/^\/content\//, '/'),
      },
    },
  },
});
