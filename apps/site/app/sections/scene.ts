import type { PictureModel } from '@insurance-kit/ui';
import { company } from '#company/index.ts';
import type { Audience } from '../../addresses/audience.ts';
import { pictureModel } from '../pictures/picture-model.ts';

/** The small scene in the head of a page that has no other picture, or of an empty list. It is decorative. */
export const sceneModel = (name: keyof typeof company.scenes, audience: Audience): PictureModel =>
  pictureModel({
    address: company.scenes[name],
    alt: '',
    width: 480,
    height: 330,
    sizes: '320px',
    audience,
  });
