'use client';

import type { ReactNode } from 'react';
import { Links } from '../components/Actions/Actions.tsx';
import type { BenefitGroupModel } from '../components/Benefits/Benefits.tsx';
import { Caption, phrasing } from '../components/Caption/Caption.tsx';
import { Opening, type OpeningModel } from '../components/ContactChannels/Opening.tsx';
import { type FactModel, Facts } from '../components/Facts/Facts.tsx';
import { HelpLink } from '../components/PageHero/HelpLink.tsx';
import { Picture } from '../components/Picture/Picture.tsx';
import { RichText } from '../components/RichText/RichText.tsx';
import { TextLink } from '../components/TextLink/TextLink.tsx';
import { linkProps } from '../kit-props.ts';
import type { LinkModel, PictureModel, SafeHtml } from '../models.ts';

/** The content of a heading: plain text, or a caption of the content service (§5.3). */
export type CaptionModel = string | { readonly html: SafeHtml };

/** A caption as a heading's node; one without inline tags, entities and compounds is plain text. */
const captionOf = (caption: CaptionModel): ReactNode => {
  if (typeof caption === 'string') return caption;
  const text = phrasing(caption.html);
  return /[<&]| [-–] /.test(text) ? <Caption html={caption.html} /> : text;
};

/** A title's text, and of a caption the number of its letters. */
export const titleOf = (title: CaptionModel) =>
  typeof title === 'string'
    ? { title }
    : {
        title: captionOf(title),
        letters: title.html.replace(/<[^<>]*>/g, '').length,
      };

/** A lead: plain words, or a record's HTML as large as a lead of plain words. */
export const leadOf = (lead: CaptionModel | undefined): ReactNode =>
  typeof lead === 'object' ? <RichText html={lead.html} size="lead" color="inherit" /> : lead;

/** The head of an inner page. */
export interface PageHeroModel {
  /** The page's `h1`. */
  readonly title: CaptionModel;
  /** A sentence or two below the title: a record's HTML, or plain words. */
  readonly lead?: CaptionModel | undefined;
  /** 680 × 500. */
  readonly picture?: PictureModel | undefined;
  /** Instead of `picture`, a small drawing: 480 × 330. */
  readonly scene?: PictureModel | undefined;
  readonly actions?: readonly LinkModel[] | undefined;
  /** When somebody is there, below the actions. */
  readonly opening?: OpeningModel | undefined;
  /** A plain link below the actions, for who needs neither: 'What to do first' */
  readonly help?: LinkModel | undefined;
}

/** What a `PageHero` shows of its model. */
export const pageHeroOf = ({
  title,
  lead,
  picture,
  scene,
  actions = [],
  opening,
  help,
}: PageHeroModel) => ({
  ...titleOf(title),
  lead: leadOf(lead),
  picture: picture && <Picture {...picture} priority />,
  scene: scene && <Picture {...scene} />,
  actions: actions.length > 0 && <Links of={actions} />,
  opening: opening && <Opening {...opening} />,
  help: help && <HelpLink {...linkProps(help)} />,
});

/** A section whose head is beside its content. */
export interface SectionHeadModel {
  readonly title: CaptionModel;
  /** A sentence or two below the title: a record's HTML, or plain words. */
  readonly lead?: CaptionModel | undefined;
  /** The caption of the Mframadan sign: its name, which is Akan, and the rest of the sentence. */
  readonly sign?: { readonly name: string; readonly meaning: string } | undefined;
}

/** Title and lead of a section, from its model. */
export const sectionHeadOf = ({ title, lead }: SectionHeadModel) => ({
  title: captionOf(title),
  lead: typeof lead === 'object' ? <RichText html={lead.html} /> : lead,
});

/** The benefits of a product (§2.11 to §2.15). */
export interface BenefitsModel extends Omit<SectionHeadModel, 'sign'> {
  /** A single group has the whole width and two columns; several groups are side by side. */
  readonly groups: readonly BenefitGroupModel[];
  /** Shown below the title: 640 × 520. */
  readonly picture?: PictureModel;
}

/** A picture beside text: caption, body and links. */
export interface SplitSectionModel {
  readonly title: CaptionModel;
  readonly body?: SafeHtml;
  /** Shown at 640 × 520; without it the text has the whole width. */
  readonly picture?: PictureModel;
  /** Short facts below the text. */
  readonly facts?: readonly FactModel[];
  readonly actions?: readonly LinkModel[];
}

/**
 * What a `SplitSection` shows of its model.
 *
 * @param more a button after the first link.
 */
export const splitOf = (
  { title, body, picture, facts, actions = [] }: SplitSectionModel,
  more?: ReactNode,
) => ({
  title: captionOf(title),
  body: (body || facts) && (
    <>
      {body && <RichText html={body} />}
      {facts && <Facts facts={facts} />}
    </>
  ),
  picture: picture && <Picture {...picture} />,
  actions: (actions.length > 0 || more) && <Links of={actions}>{more}</Links>,
});

/** A product as a list shows it (§2.9, §2.12). */
export interface ProductCardModel {
  /** Unique in its list; React's key. */
  readonly id: string;
  readonly title: CaptionModel;
  readonly body?: SafeHtml | undefined;
  /** 420 × 410. */
  readonly picture: PictureModel;
  /** Short facts below the text. */
  readonly facts?: readonly FactModel[] | undefined;
  /** 'Read More', to the product. */
  readonly link?: LinkModel | undefined;
}

/** What a `ProductCard` shows of its model. */
export const productOf = <Model extends ProductCardModel>(model: Model) => ({
  ...model,
  title: titleOf(model.title).title,
  body: model.body && <RichText html={model.body} />,
  picture: <Picture {...model.picture} />,
  facts: model.facts && (
    <Facts facts={model.facts} sx={{ width: '100%', marginBlockEnd: '24px' }} />
  ),
});

/** One of a home's two tiles (§2.4). */
export interface TileModel {
  readonly title: CaptionModel;
  readonly text?: SafeHtml;
  /** 360 × 450. */
  readonly picture: PictureModel;
  readonly action: LinkModel;
  /** An optional second link. */
  readonly more?: LinkModel;
  /** An optional third one, such as help after an accident. */
  readonly help?: LinkModel | undefined;
}

/** What a `Tile` shows of its model. */
export const tileOf = ({ title, text, picture, action, more, help }: TileModel) => ({
  title: titleOf(title).title,
  text: text && <RichText html={text} color="inherit" />,
  picture: <Picture {...picture} />,
  links: [action, more, help].map(
    (link) => link && <TextLink key={link.label} {...linkProps(link)} color="inherit" />,
  ),
});
