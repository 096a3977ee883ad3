import type { AffiliationBlockModel } from '@insurance-kit/ui';
import type { Audience } from '../audience.ts';
import { company } from '../companies/index.ts';
import { homeTexts } from '../companies/texts/home.ts';
import { pictureModel } from './picture-model.ts';

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
      sizes: '(max-width: 820px) 89vw, 710px',
      audience,
    }),
    places,
  };
}
