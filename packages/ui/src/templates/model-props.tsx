'use client';

// Functions such as `articleOf` turn the models of a page into props of components.
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Links } from '../components/Actions/Actions.tsx';
import { Button, type ButtonProps } from '../components/Button/Button.tsx';
import { Caption, phrasing } from '../components/Caption/Caption.tsx';
import { Facts } from '../components/Facts/Facts.tsx';
import { Icon, type IconName, type SocialIconName } from '../components/Icon/Icon.tsx';
import { Link, type TextPart, TextParts } from '../components/Link/Link.tsx';
import { HelpLink } from '../components/PageHero/PageHero.tsx';
import { Picture } from '../components/Picture/Picture.tsx';
import { RichText } from '../components/RichText/RichText.tsx';
import { TextLink } from '../components/TextLink/TextLink.tsx';
import { VisuallyHidden } from '../components/VisuallyHidden/VisuallyHidden.tsx';
import { linkProps } from '../kit-props.ts';
import type { LinkModel, PictureModel, SafeHtml } from '../models.ts';
import { type OpenNowModel, showOpenNow } from '../page/open-now.ts';
import { breakpoints } from '../theme/kit-tokens.ts';

/** Text of a heading or lead: plain, or HTML from the content service (§5.3). */
export type CaptionModel = string | { readonly html: SafeHtml };

/** Renders a caption. HTML without tags or entities becomes plain text. */
export const captionOf = (caption: CaptionModel): ReactNode => {
  if (typeof caption === 'string') return caption;
  const text = phrasing(caption.html);
  return /[<&]/.test(text) ? <Caption html={caption.html} /> : text;
};

/** Props for a title. If the title is HTML, `letters` is its length without tags. */
export const titleOf = (title: CaptionModel) => ({
  title: captionOf(title),
  letters: typeof title === 'string' ? undefined : title.html.replace(/<[^<>]*>/g, '').length,
});

/** Renders a lead, the text below a title: plain text, or HTML in the text size `lead`. */
export const leadOf = (lead: CaptionModel | undefined): ReactNode =>
  typeof lead === 'object' ? <RichText html={lead.html} size="lead" color="inherit" /> : lead;

export type SocialLinkModel = LinkModel & { readonly icon: SocialIconName };

export const socialOf = (links: readonly SocialLinkModel[]) =>
  links.map(({ icon, ...link }) => ({ ...link, icon: <Icon name={icon} /> }));

export interface DownloadModel {
  readonly label: string;
  readonly href: string;
  /** Name of the saved file. Default: the last part of `href`. */
  readonly fileName?: string;
  readonly detail?: string;
  /** Visually hidden text after the label, such as 'this article'. */
  readonly hint?: string;
}

export const downloadOf = ({ label, href, fileName = '', detail, hint }: DownloadModel) => ({
  href,
  download: fileName,
  detail,
  children: (
    <>
      {label}
      {hint && <VisuallyHidden>{` ${hint}`}</VisuallyHidden>}
    </>
  ),
});

/** A link of a `TabNav`. `current` marks the link to the page or list that is shown. */
export type TabModel = LinkModel & { readonly current?: boolean | undefined };

export type IconLinkModel = LinkModel & { readonly icon?: IconName };

export const iconLinksOf = (links: readonly IconLinkModel[]) =>
  links.map(({ icon, ...link }) => (
    <li key={link.label}>
      <Link {...linkProps(link)}>
        {icon && <Icon name={icon} />}
        {link.label}
      </Link>
    </li>
  ));

export interface FactModel {
  readonly term: string;
  readonly detail: string | readonly TextPart[];
}

export const factsOf = (facts: readonly FactModel[]) =>
  facts.map(({ term, detail }) => ({
    term,
    detail: typeof detail === 'string' ? detail : <TextParts parts={detail} />,
  }));

/** Opening hours of an office, and whether it is open now. */
export interface OpeningModel {
  /** The opening hours, until the browser replaces them by a text of `openNow`. */
  readonly text?: string | undefined;
  readonly openNow: OpenNowModel;
  /** Link to help that is available at any hour. */
  readonly always?: LinkModel | undefined;
}

/** Without `text`, a space keeps the line's height until the browser writes a text of `openNow`. */
const openingOf = ({ text = '\u00a0', openNow, always }: OpeningModel) => (
  <>
    <span data-hours={JSON.stringify(openNow)} ref={showOpenNow}>
      {text}
    </span>{' '}
    {always && <Link {...linkProps(always)} />}
  </>
);

export interface ContactChannelModel {
  readonly term: string;
  readonly icon: IconName;
  /** Links to `tel:`, `mailto:` or a page. Each `label` is the visible number or address. */
  readonly links: readonly LinkModel[];
  /** A text that contains `links`, shown instead of a list of links. */
  readonly text?: readonly TextPart[] | undefined;
  readonly opening?: OpeningModel | undefined;
}

export const channelsOf = (channels: readonly ContactChannelModel[]) =>
  channels.map(({ term, icon, links, text, opening }) => (
    <div key={term}>
      <dt>
        <Icon name={icon} />
        {term}
      </dt>
      {text ? (
        <dd>
          <TextParts parts={text} />
        </dd>
      ) : (
        links.map((link) => (
          <dd key={link.href}>
            <Link {...linkProps(link)} />
          </dd>
        ))
      )}
      {opening && <dd>{openingOf(opening)}</dd>}
    </div>
  ));

/** Content of a `CallToAction`, such as 'Get Insured Today' (§1). `sign`: the company's emblem. */
export interface CallToActionModel {
  readonly title: string;
  readonly text?: string;
  readonly action: LinkModel;
  readonly sign?: PictureModel;
}

/** `button`: props of the button, such as `color="secondary"` on a brand surface. */
export const callToActionOf = (
  { title, text, action, sign }: CallToActionModel,
  button?: Pick<ButtonProps, 'color' | 'variant'>,
) => ({
  title,
  text,
  action: <Button {...linkProps(action)} {...button} />,
  sign: sign && (
    <img src={sign.src} alt={sign.alt} width={sign.width} height={sign.height} loading="lazy" />
  ),
});

export interface ArticleMetaModel {
  readonly category?: string | undefined;
  /** Publication date: visible text, and ISO 8601. */
  readonly date?: { readonly label: string; readonly dateTime: string } | undefined;
}

export const metaOf = ({ category, date }: ArticleMetaModel) => ({
  category,
  date: date && <time dateTime={date.dateTime}>{date.label}</time>,
});

export interface ArticleCardModel extends ArticleMetaModel {
  readonly id: string;
  /** Omit `picture` if a list below shows the same article with a picture. */
  readonly picture?: PictureModel | undefined;
  /** URL of a simpler drawing with `picture`'s aspect ratio, for cards with a small picture. */
  readonly thumbnail?: string | undefined;
  readonly heading: string;
  readonly excerpt?: string;
  readonly link: LinkModel;
}

/** Uses `thumbnail` where `row` (see `ArticleCard`) puts a small picture beside the text. */
const pictureInRow = (
  picture: PictureModel,
  thumbnail: string | undefined,
  row: 'small' | 'always' | undefined,
): PictureModel => {
  if (thumbnail === undefined || row === undefined) return picture;
  if (row === 'always') return { ...picture, src: thumbnail, sources: [] };
  const small = { media: `(max-width: ${breakpoints.md - 1}px)`, srcSet: thumbnail };
  return { ...picture, sources: [small, ...(picture.sources ?? [])] };
};

export const articleOf = (
  { picture, thumbnail, heading, excerpt, link, ...meta }: ArticleCardModel,
  row?: 'small' | 'always',
) => ({
  ...metaOf(meta),
  heading,
  excerpt,
  link,
  row,
  picture: picture && <Picture {...pictureInRow(picture, thumbnail, row)} unevenEdge={false} />,
});

/** Content of an `EmptyList`. */
export interface EmptyModel {
  readonly message: string;
  readonly picture?: PictureModel;
  readonly action?: LinkModel;
}

export const emptyOf = ({ message, picture, action }: EmptyModel) => ({
  message,
  picture: picture && <Picture {...picture} />,
  action: action && <TextLink {...linkProps(action)} />,
});

export interface PageHeroModel {
  readonly title: CaptionModel;
  /** One or two sentences below the title: plain text, or HTML from the content service. */
  readonly lead?: CaptionModel | undefined;
  readonly picture?: PictureModel | undefined;
  readonly illustration?: PictureModel | undefined;
  readonly actions?: readonly LinkModel[] | undefined;
  readonly opening?: OpeningModel | undefined;
  readonly help?: LinkModel | undefined;
}

export const pageHeroOf = ({
  title,
  lead,
  picture,
  illustration,
  actions = [],
  opening,
  help,
}: PageHeroModel) => ({
  ...titleOf(title),
  lead: leadOf(lead),
  picture: picture && <Picture {...picture} priority />,
  illustration: illustration && <Picture {...illustration} />,
  actions: actions.length > 0 && <Links of={actions} />,
  opening: opening && openingOf(opening),
  help: help && <HelpLink {...linkProps(help)} />,
});

export interface BenefitModel {
  /** Includes the colon, because some languages put a space before it. */
  readonly title: string;
  readonly text: string;
}

export type BenefitGroupModel = { readonly title?: string } & (
  | { readonly html: SafeHtml }
  | { readonly items: readonly BenefitModel[] }
);

export interface BenefitsModel {
  readonly title: CaptionModel;
  readonly lead?: CaptionModel | undefined;
  /** The list of a single group has two columns. Several groups are side by side. */
  readonly groups: readonly BenefitGroupModel[];
  readonly picture?: PictureModel;
}

export const benefitsOf = ({ title, lead, groups, picture }: BenefitsModel) => ({
  title: captionOf(title),
  lead: typeof lead === 'object' ? <RichText html={lead.html} /> : lead,
  picture: picture && <Picture {...picture} />,
  groups: groups.map((group) => ({
    title: group.title,
    content:
      'html' in group ? (
        <RichText html={group.html} />
      ) : (
        <div>
          <ul>
            {group.items.map(({ title, text }) => (
              <li key={title}>
                <strong>{title}</strong> {text}
              </li>
            ))}
          </ul>
        </div>
      ),
  })),
});

/** Texts about the price of a product or cover. */
export interface PriceModel {
  /** Such as 'From GHS1,900 a year'. Omit `from` if no price is known. */
  readonly from?: string;
  /** Such as 'Tariff of 1 Nov 2026', or without `from`: 'Price: we answer within a working day'. */
  readonly note: string;
}

const PriceRoot = styled('p', { name: 'KitPrice', slot: 'Root' })(({ theme }) => ({
  ...theme.typography.small,
  marginBlock: 24,
  color: theme.vars.palette.roles.inkMuted,
  '& strong': {
    ...theme.typography.h3,
    display: 'block',
    marginBlockEnd: 4,
    fontSize: 'clamp(1.75rem, 1.6rem + 0.6vw, 2rem)',
    color: theme.vars.palette.roles.ink,
  },
}));

const Price = ({ from, note }: PriceModel) => (
  <PriceRoot>
    {from && <strong>{from}</strong>}
    {note}
  </PriceRoot>
);

/** Text, facts and price of a product or cover. */
export interface DetailsModel {
  readonly body?: SafeHtml;
  readonly facts?: readonly FactModel[];
  readonly price?: PriceModel;
}

export const detailsOf = ({ body, facts, price }: DetailsModel) =>
  (body || facts || price) && (
    <>
      {body && <RichText html={body} />}
      {facts && <Facts facts={factsOf(facts)} />}
      {price && <Price {...price} />}
    </>
  );

export interface SplitSectionModel extends DetailsModel {
  readonly title: CaptionModel;
  /** 640 × 520 px. Without a picture the text fills the width. */
  readonly picture?: PictureModel;
  readonly actions?: readonly LinkModel[];
}

/** `more`: a button to show after the first of the `actions`. */
export const splitOf = (
  { title, picture, actions = [], ...details }: SplitSectionModel,
  more?: ReactNode,
) => ({
  title: captionOf(title),
  body: detailsOf(details),
  picture: picture && <Picture {...picture} />,
  actions: (actions.length > 0 || more) && <Links of={actions}>{more}</Links>,
});

export interface ProductCardModel {
  readonly id: string;
  readonly title: CaptionModel;
  readonly body?: SafeHtml | undefined;
  readonly picture: PictureModel;
  readonly facts?: readonly FactModel[] | undefined;
  /** Shown below the facts: a string in bold, or a `PriceModel` with `from` in large type. */
  readonly price?: PriceModel | string | undefined;
  readonly link?: LinkModel | undefined;
}

export const productOf = (
  { id, title, body, picture, facts, price, link }: ProductCardModel,
  actions?: ReactNode,
) => ({
  id,
  title: captionOf(title),
  body: body && <RichText html={body} />,
  picture: <Picture {...picture} />,
  facts: (facts || price) && (
    <>
      {/* `Price` has a margin, so facts above it need none. */}
      {facts && (
        <Facts facts={factsOf(facts)} sx={{ width: '100%', marginBlockEnd: price ? 0 : '24px' }} />
      )}
      {typeof price === 'string' ? <strong>{price}</strong> : price && <Price {...price} />}
    </>
  ),
  link,
  actions,
});

export interface TileModel {
  readonly title: CaptionModel;
  readonly text?: SafeHtml;
  readonly picture: PictureModel;
  /** One to three links, the most important first. */
  readonly links: readonly [LinkModel, ...LinkModel[]];
}

export const tileOf = ({ title, text, picture, links }: TileModel) => ({
  title: captionOf(title),
  text: text && <RichText html={text} color="inherit" />,
  picture: <Picture {...picture} />,
  links: links.map((link) => <TextLink key={link.label} {...linkProps(link)} color="inherit" />),
});
