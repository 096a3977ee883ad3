import createCache from '@emotion/cache';
import { cacheKey } from '../emotion-cache.ts';

/** The emotion cache of all stories, in one element (`speedy`). */
export const storyStyles = createCache({ key: cacheKey, stylisPlugins: [], speedy: true });

/** For Storybook's own files: importing MUI there would load a copy without the theme. */
export { styled } from '@mui/material/styles';

export { motion } from '../theme/kit-tokens.ts';
