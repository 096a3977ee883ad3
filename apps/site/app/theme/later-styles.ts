import { createHash } from 'node:crypto';
import { laterStyles } from '@insurance-kit/ui/base-styles';

const hash = createHash('sha256').update(laterStyles).digest('base64url').slice(0, 8);

/** The file of the kit's `laterStyles` in a build, which all pages share. */
export const laterStylesName = `assets/later-${hash}.css`;
