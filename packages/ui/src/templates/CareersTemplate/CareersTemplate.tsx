'use client';

import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { cardText, overCard } from '../../cards.ts';
import { CallToAction } from '../../components/CallToAction/CallToAction.tsx';
import { Caption } from '../../components/Caption/Caption.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { RichText } from '../../components/RichText/RichText.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { SplitSection } from '../../components/SplitSection/SplitSection.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import { linkProps } from '../../kit-props.ts';
import type { LinkModel } from '../../models.ts';
import { kitClass } from '../../theme/components.ts';
import { snapsFromStart } from '../../theme/kit-tokens.ts';
import {
  type CallToActionModel,
  callToActionOf,
  captionOf,
  type ProductCardModel,
  type SplitSectionModel,
  splitOf,
} from '../model-props.tsx';
import { type BannerPageModel, HeroPage } from '../page-parts.tsx';

export interface CareerCardModel extends Omit<ProductCardModel, 'facts' | 'price' | 'link'> {
  readonly link: LinkModel;
}

export interface CareersModel extends BannerPageModel {
  readonly account?: CallToActionModel;
  readonly sections: readonly [SplitSectionModel, SplitSectionModel];
  readonly cards: { readonly title: string; readonly items: readonly CareerCardModel[] };
}

/** Small screens show the text first, so that no picture is directly below the hero's picture. */
const Split = styled(SplitSection, { name: 'KitCareersTemplate', slot: 'Split' })(({ theme }) => ({
  [theme.breakpoints.down('md')]: { [`& .${kitClass('KitSplitSection', 'art')}`]: { order: 1 } },
}));

const Cards = styled('ul', { name: 'KitCareersTemplate', slot: 'Cards' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: theme.layout.gap,
  '& > li': { gridColumn: 'span 2' },
  '& > li:nth-of-type(-n + 2)': { gridColumn: 'span 3' },
  [theme.breakpoints.down('md')]: {
    display: 'flex',
    gap: 16,
    marginInline: `calc(-1 * ${theme.layout.gutter})`,
    paddingInline: theme.layout.gutter,
    paddingBlock: 6,
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    [snapsFromStart]: { scrollSnapType: 'x mandatory' },
    scrollPaddingInline: theme.layout.gutter,
    '& > li': { flex: '0 0 42%', scrollSnapAlign: 'start' },
  },
  [theme.breakpoints.down('sm')]: { '& > li': { flexBasis: 'min(84%, 22rem)' } },
  '@media print': { '&&': { display: 'block', overflow: 'visible' } },
}));

const Card = styled('article', { name: 'KitCareersTemplate', slot: 'Card' })(({ theme }) => ({
  containerType: 'inline-size',
  position: 'relative',
  height: '100%',
  overflow: 'hidden',
  background: theme.vars.palette.roles.panel,
  color: theme.vars.palette.roles.onPanel,
  overflowWrap: 'anywhere',
  '&:focus-within': { overflow: 'visible' },
  '@media (forced-colors: active), print': { border: '1px solid' },
}));

const CardLayout = styled('div', { name: 'KitCareersTemplate', slot: 'CardLayout' })({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  '& > picture': { flex: 'none' },
  '@container (min-width: 32rem)': { flexDirection: 'row', '& > picture': { width: '54%' } },
});

const CardText = styled('div', { name: 'KitCareersTemplate', slot: 'CardText' })({
  ...cardText,
  padding: 'clamp(24px, 2.4vw, 36px)',
  '& h3': { fontSize: 'clamp(1.375rem, 1.25rem + 0.5vw, 1.75rem)' },
  '& h3 + *': { marginBlock: '10px 20px' },
});

const More = styled(TextLink, { name: 'KitCareersTemplate', slot: 'More' })({
  ...overCard,
  marginBlockStart: 'auto',
});

const CareerCard = ({ title, body, picture, link }: Omit<CareerCardModel, 'id'>) => {
  const titleId = useId();
  const linkId = useId();
  return (
    <Card>
      <CardLayout>
        <Picture {...picture} />
        <CardText>
          <Caption as="h3" id={titleId}>
            {captionOf(title)}
          </Caption>
          {body && <RichText html={body} color="inherit" />}
          <More
            id={linkId}
            {...linkProps(link)}
            color="inherit"
            aria-labelledby={`${linkId} ${titleId}`}
          />
        </CardText>
      </CardLayout>
    </Card>
  );
};

/** The careers page (§2.16): hero, account panel, two sections, cards, closing banner. */
export const CareersTemplate = ({ model }: { readonly model: CareersModel }) => {
  const cardsId = useId();
  const { account, sections, cards, ...page } = model;
  return (
    <HeroPage {...page}>
      {account && (
        <Section space="above">
          <CallToAction {...callToActionOf(account)} />
        </Section>
      )}
      <Split {...splitOf(sections[0])} pictureSide="start" />
      <Split {...splitOf(sections[1])} pictureSide="end" space="below" />
      {cards.items.length > 0 && (
        <Section labelledBy={cardsId} space="below">
          <Caption as="h2" id={cardsId} sx={{ marginBlockEnd: { xs: '28px', md: '44px' } }}>
            {cards.title}
          </Caption>
          <Cards>
            {cards.items.map((card) => (
              <li key={card.id}>
                <CareerCard {...card} />
              </li>
            ))}
          </Cards>
        </Section>
      )}
    </HeroPage>
  );
};
