'use client';

import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import type { ElementType } from 'react';
import { flatLooks, flatPaper } from '../../flat-paper.ts';
import { type KitProps, useKitProps } from '../../kit-props.ts';
import { motion } from '../../theme/kit-tokens.ts';
import { styled } from '../../theme/styled.ts';
import { type ArticleCardModel, titleLines } from '../ArticleCard/ArticleCard.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** An article beside another, or ahead of a list (§2.6, §2.7): a card's model, its excerpt left out. */
export type TeaserModel = Omit<ArticleCardModel, 'excerpt'>;

interface OwnProps extends TeaserModel {
  /** A card's model fits as it is: its excerpt is not shown. */
  readonly excerpt?: string;
}

export type TeaserProps = KitProps<OwnProps, typeof Card, 'text' | 'meta' | 'heading' | 'more'>;

const Root = styled(Card, { name: 'KitTeaser', slot: 'Root' })<{
  readonly component?: ElementType | undefined;
}>(({ theme }) => ({
  ...flatLooks,
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'clamp(96px, 32%, 197px) minmax(0, 1fr)',
  columnGap: 20,
  alignItems: 'start',
  overflowWrap: 'anywhere',
  '& > picture': { background: theme.vars.palette.roles.panelBorder },
  '& > picture > img': { transition: `transform ${motion.photograph} ${motion.curve}` },
  '&:hover > picture > img': { transform: 'scale(1.03)' },
  '&:hover h3': { color: theme.vars.palette.roles.brand },
}));

const Text = styled(CardContent, { name: 'KitTeaser', slot: 'Text' })({
  '&, &:last-child': { padding: 0 },
});

const Meta = styled('p', { name: 'KitTeaser', slot: 'Meta' })(({ theme }) => ({
  ...theme.typography.small,
  color: theme.vars.palette.roles.inkMuted,
  '& b': { fontWeight: 600, color: theme.vars.palette.roles.brand },
}));

const Heading = styled('h3', { name: 'KitTeaser', slot: 'Heading' })(({ theme }) => ({
  ...theme.typography.h4,
  ...titleLines,
  marginBlock: '4px 8px',
}));

const More = styled(TextLink, { name: 'KitTeaser', slot: 'More' })({
  fontSize: '1rem',
  // The link covers the whole teaser.
  position: 'static',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
});

/** MUI's `Card`: an article in small. A small picture, category and date, heading and a 'Read More' link. */
export const Teaser = (props: TeaserProps) => {
  const {
    id: _,
    excerpt: _excerpt,
    picture,
    category,
    date,
    heading,
    link,
    as: component = 'article',
    slot,
    ...root
  } = useKitProps('KitTeaser', props);
  return (
    <Root {...flatPaper} component={component} {...root}>
      <Picture {...picture} />
      <Text {...slot('text')}>
        {(category || date) && (
          <Meta {...slot('meta')}>
            {category && <b>{category}</b>}
            {category && date && ' · '}
            {date && <time dateTime={date.dateTime}>{date.label}</time>}
          </Meta>
        )}
        <Heading {...slot('heading')}>{heading}</Heading>
        <More {...slot('more')} href={link.href} external={link.external}>
          {link.label}
          <VisuallyHidden>{` ${heading}`}</VisuallyHidden>
        </More>
      </Text>
    </Root>
  );
};
