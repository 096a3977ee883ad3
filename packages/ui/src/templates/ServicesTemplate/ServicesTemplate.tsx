'use client';

import { Button } from '../../components/Button/Button.tsx';
import { CallToAction } from '../../components/CallToAction/CallToAction.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import { Tile } from '../../components/Tile/Tile.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { linkProps } from '../../kit-props.ts';
import type { LinkModel, PictureModel } from '../../models.ts';
import { type CallToActionModel, callToActionOf } from '../model-props.tsx';
import { HeroPage, type HeroPageModel, PhoneLink, Tiles } from '../page-parts.tsx';

export interface ServiceTileModel {
  readonly title: string;
  readonly text?: string;
  /** 420 × 410 px, at the top edge of the tile. */
  readonly picture: PictureModel;
  readonly link: LinkModel;
  readonly call?: LinkModel;
  readonly help?: LinkModel | undefined;
}

export interface ServicesModel extends HeroPageModel {
  readonly account: CallToActionModel;
  readonly tiles: readonly [ServiceTileModel, ServiceTileModel];
}

/** Makes the props of a `Tile`, except `variant`. */
const serviceOf = (
  { title, text, picture, link, call, help }: ServiceTileModel,
  color: 'primary' | 'secondary',
) => ({
  title,
  text: text && <p>{text}</p>,
  picture: <Picture {...picture} />,
  ratio: picture.height / picture.width,
  links: (
    <>
      <Button href={link.href} external={link.external} color={color}>
        <span>
          {link.label}
          <VisuallyHidden>{` ${title}`}</VisuallyHidden>
        </span>
      </Button>
      {call && <PhoneLink {...call} />}
      {help && <TextLink {...linkProps(help)} color="inherit" sx={{ '&&': { flex: 'none' } }} />}
    </>
  ),
});

/** The self-service page (§2.18): two services, and the account panel below. */
export const ServicesTemplate = ({ model }: { readonly model: ServicesModel }) => (
  <HeroPage hero={model.hero} banner={model.banner}>
    <Section>
      <Tiles>
        <Tile variant="light" {...serviceOf(model.tiles[0], 'primary')} />
        <Tile variant="full" {...serviceOf(model.tiles[1], 'secondary')} />
      </Tiles>
      <CallToAction {...callToActionOf(model.account, { variant: 'outlined' })} />
    </Section>
  </HeroPage>
);
