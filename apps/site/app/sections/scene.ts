import type { PictureModel } from '@insurance-kit/ui';
import { company } from '#company/index.ts';
import type { Audience } from '../../shared/audience.ts';
import { type PicturePlace, pictureModel } from '../pictures/picture-model.ts';

/** The place in the head of a page. */
const head = { width: 480, height: 330, sizes: '320px' } as const;

/**
 * A small scene of the company, such as the one in the head of a page that has no other picture. It is
 * decorative.
 *
 * @param place the size that it is drawn in, and the width it is shown in.
 */
export const sceneModel = (
  name: keyof typeof company.scenes,
  audience: Audience,
  place: Pick<PicturePlace, 'width' | 'height' | 'sizes'> = head,
): PictureModel => pictureModel({ address: company.scenes[name], alt: '', ...place, audience });
