import createCache from '@emotion/cache';
import { cacheKey } from '../emotion-cache.ts';

/** Emotion's cache for all stories. `speedy` puts the rules into a single element. */
export const storyStyles = createCache({ key: cacheKey, stylisPlugins: [], speedy: true });

/** For `.storybook/`: its own import of MUI would be a second copy, which lacks the theme. */
export { styled } from '@mui/material/styles';

export { motion } from '../theme/kit-tokens.ts';
