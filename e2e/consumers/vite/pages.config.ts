import { mergeConfig } from 'vite';
import readme from './vite.config';

/** The README's settings, and a page for this test. */
export default mergeConfig(readme, {
  build: { rolldownOptions: { input: ['index.html', 'content.html'] } },
});
