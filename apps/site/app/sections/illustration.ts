import type { PictureModel } from '@insurance-kit/ui';
import { company } from '#company/index.ts';
import type { Audience } from '../../shared/audience.ts';
import { type PicturePlace, pictureModel } from '../pictures/picture-model.ts';

/** Size in a page's hero. */
const head = { width: 480, height: 330, sizes: '320px' } as const;

/** A decorative illustration of the company. `place` is its drawn size and displayed width. */
export const illustrationModel = (
  name: keyof typeof company.illustrations,
  audience: Audience,
  place: Pick<PicturePlace, 'width' | 'height' | 'sizes'> = head,
): PictureModel =>
  pictureModel({ address: company.illustrations[name], alt: '', ...place, audience });
