import { mergeConfig } from 'vite';
import readme from './vite.config';

/** Adds the pages of this test to the README's settings. */
export default mergeConfig(readme, {
  build: {
    rolldownOptions: { input: ['index.html', 'content.html', 'recipes.html'] },
  },
});
