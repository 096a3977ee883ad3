'use client';

import { styled } from '@mui/material/styles';
import { type KitProps, linkProps, useKitProps } from '../../kit-props.ts';
import type { LinkModel, PictureModel } from '../../models.ts';
import { ArticleCard, type ArticleCardModel } from '../ArticleCard/ArticleCard.tsx';
import { Loading } from '../Loading/Loading.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';

/** What an empty list shows: a sentence, and a picture and a link if given. */
export interface EmptyModel {
  readonly message: string;
  readonly picture?: PictureModel;
  readonly action?: LinkModel;
}

interface OwnProps {
  /** The cards in order; `undefined` while they load. */
  readonly cards: readonly ArticleCardModel[] | undefined;
  readonly empty: EmptyModel;
  /** On large and medium screens no card is larger than the others: the grid has no lead. */
  readonly equal?: boolean | undefined;
}

export type ArticleGridProps = KitProps<OwnProps, 'ul', 'empty' | 'emptyText'>;

/**
 * One column on small screens, two on medium, three on large (§9). Unless `equal`, the cards get
 * smaller on large screens: the first is the lead and fills a row, the next three share a row, and
 * the others are small rows, two side by side.
 */
const Root = styled('ul', { name: 'KitArticleGrid', slot: 'Root' })<{
  ownerState: { readonly equal: boolean };
}>(({ theme, ownerState: { equal } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: `${equal ? 56 : 36}px ${theme.layout.gap}`,
  '& > li': { gridColumn: 'span 2' },
  ...(!equal && {
    '& > li:nth-of-type(n + 5)': {
      gridColumn: 'span 3',
      paddingBlockStart: 28,
      borderBlockStart: `1px solid ${theme.vars.palette.roles.rule}`,
    },
    '& > li:first-of-type': { gridColumn: '1 / -1' },
  }),
  [theme.breakpoints.between('md', 'lg')]: {
    gridTemplateColumns: theme.layout.halves,
    '&& > li': { gridColumn: 'auto' },
    // With an odd number of cards the lead takes a whole row, so that no gap is left.
    ...(!equal && { '&& > li:first-of-type:nth-last-of-type(odd)': { gridColumn: '1 / -1' } }),
  },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 0,
    '&& > li': { gridColumn: 'auto' },
    '& > li + li': {
      paddingBlock: 20,
      borderBlockStart: `1px solid ${theme.vars.palette.roles.rule}`,
    },
    '& > li:first-of-type': { paddingBlockEnd: 24 },
  },
}));

/** The width of a card's picture, for `sizes`. */
const sizesOf = (index: number, equal: boolean): string =>
  `(max-width: 720px) ${index === 0 ? '89vw' : '128px'}, (max-width: 1160px) 44vw, ${
    index === 0 && !equal ? '(max-width: 1440px) 59vw, 845px' : '(max-width: 1440px) 29vw, 411px'
  }`;

const Empty = styled('div', { name: 'KitArticleGrid', slot: 'Empty' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  background: theme.vars.palette.roles.panel,
  color: theme.vars.palette.roles.onPanel,
  '&[data-pictured]': { gridTemplateColumns: '38% minmax(0, 1fr)' },
  [theme.breakpoints.down('md')]: { '&[data-pictured]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  '@media (forced-colors: active), print': { border: '1px solid' },
}));

const EmptyText = styled('div', { name: 'KitArticleGrid', slot: 'EmptyText' })(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 10,
  padding: theme.layout.panel,
  '& > p:first-of-type': { ...theme.typography.lead },
  [theme.breakpoints.down('md')]: { padding: 24 },
}));

/**
 * A list of articles: the first is the lead, with a picture of four times the size, or all are equal.
 * The root's attributes are the list's; what an empty list shows is the slot `empty`.
 */
export const ArticleGrid = (props: ArticleGridProps) => {
  const { cards, empty, equal = false, slot, ...root } = useKitProps('KitArticleGrid', props);
  if (cards === undefined) return <Loading />;
  if (cards.length === 0) {
    return (
      <Empty {...slot('empty')} data-pictured={empty.picture ? '' : undefined}>
        {empty.picture && <Picture {...empty.picture} />}
        <EmptyText {...slot('emptyText')}>
          <p>{empty.message}</p>
          {empty.action && <TextLink {...linkProps(empty.action)} />}
        </EmptyText>
      </Empty>
    );
  }
  return (
    <Root {...root} ownerState={{ equal }}>
      {cards.map((card, index) => (
        <li key={card.id}>
          <ArticleCard
            {...card}
            picture={card.picture && { ...card.picture, sizes: sizesOf(index, equal) }}
            row={index === 0 ? undefined : index > 3 && !equal ? 'always' : 'small'}
            lead={index === 0 && !equal}
          />
        </li>
      ))}
    </Root>
  );
};
