import type { AffiliationBlockModel } from '@insurance-kit/ui';
import { company } from '#company/index.ts';
import { homeTexts } from '#company/texts/home.ts';
import type { Audience } from '../../addresses/audience.ts';
import { pictureModel } from '../pictures/picture-model.ts';

/** The block that says to whom the company belongs (§1), with a map. */
export function affiliationModel(audience: Audience): AffiliationBlockModel {
  const { title, text, facts, action, picture, places } = homeTexts.affiliation;
  const { src, alt, width, height } = picture;
  return {
    title,
    text,
    facts,
    action: { label: action, href: company.links.groupAbout, external: true },
    picture: pictureModel({
      address: src,
      alt,
      width,
      height,
      sizes: '(max-width: 720px) 89vw, 710px',
      audience,
    }),
    places,
  };
}
