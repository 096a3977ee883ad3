import type { ServicesModel } from '@insurance-kit/ui';
import { ServicesTemplate } from '@insurance-kit/ui/templates/ServicesTemplate';
import { company } from '#company/index.ts';
import { servicesTexts as texts } from '#company/texts/pages.ts';
import type { PageMeta } from '../../../shared/company.ts';
import { accidentHelpLink, accountBandModel, outsideLink, portalLink } from '../../links.ts';
import { illustrationModel } from '../../pictures/picture-model.ts';
import { definePage } from '../../shell/define-page.tsx';
import { titledHead } from '../../shell/head.tsx';

/** Texts of one tile. */
export type ServiceTexts = Readonly<Record<'title' | 'text' | 'action', string>>;

export interface ServicesTexts {
  readonly meta: PageMeta;
  readonly lead: string;
  readonly account: { readonly text: string; readonly action: string };
  readonly claim: ServiceTexts;
  readonly buy: ServiceTexts;
}

/** A picture takes about two fifths of its tile's width. */
const inTile = {
  width: 420,
  height: 410,
  sizes: '(max-width: 720px) 36vw, (max-width: 1440px) 17vw, 251px',
} as const;

export default definePage({
  head: titledHead(texts.meta),
  modelOf: ({ contactDetails, audience }): ServicesModel => ({
    hero: {
      title: texts.meta.title,
      lead: texts.lead,
      illustration: illustrationModel('services', audience),
    },
    account: accountBandModel(texts.account.text, portalLink(texts.account.action)),
    tiles: [
      {
        title: texts.claim.title,
        text: texts.claim.text,
        picture: illustrationModel('claim', audience, inTile),
        link: outsideLink(texts.claim.action, company.links.claims),
        call: contactDetails.phone,
        help: accidentHelpLink,
      },
      {
        title: texts.buy.title,
        text: texts.buy.text,
        picture: illustrationModel('buy', audience, inTile),
        link: outsideLink(texts.buy.action, company.links.quote),
      },
    ],
  }),
  template: ServicesTemplate,
});
