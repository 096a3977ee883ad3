import { mergeConfig } from 'vite';
import readme from './vite.config';

/** The README's settings, and the pages of this test. */
export default mergeConfig(readme, {
  build: {
    rolldownOptions: { input: ['index.html', 'content.html', 'form.html', 'recipes.html'] },
  },
});
