import createCache from '@emotion/cache';
import { cacheKey } from '../emotion-cache.ts';

/** The emotion cache of all stories, in one element (`speedy`). */
export const storyStyles = createCache({ key: cacheKey, stylisPlugins: [], speedy: true });

/** For Storybook's sheets. Storybook has no MUI: a copy there would have no theme. */
export { styled } from '@mui/material/styles';
