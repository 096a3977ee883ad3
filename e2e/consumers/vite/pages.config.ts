import { mergeConfig } from 'vite';
import readme from './vite.config';

/** The README's settings, with the page that only this test has. */
export default mergeConfig(readme, {
  build: { rolldownOptions: { input: ['index.html', 'content.html'] } },
});
