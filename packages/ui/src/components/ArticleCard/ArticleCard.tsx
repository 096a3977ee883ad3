'use client';

import generateUtilityClasses from '@mui/material/generateUtilityClasses';
import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cardText, overCard, shiftOnHoverInBox } from '../../cards.ts';
import { type KitProps, useKitProps } from '../../kit-props.ts';
import type { LinkModel } from '../../models.ts';
import { slideDown } from '../../scroll-motion.ts';
import { TextLink } from '../TextLink/TextLink.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

interface ArticleMetaProps {
  readonly category?: ReactNode;
  /** A `time` element with the publication date. */
  readonly date?: ReactNode;
}

const MetaRoot = styled('p', { name: 'KitArticleMeta', slot: 'Root' })(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '0.9em',
  overflow: 'clip',
  '& b': { fontWeight: 600, color: theme.vars.palette.roles.brand },
  '& time': { position: 'relative', whiteSpace: 'nowrap' },
  // The dot between category and date. `overflow` clips it if the date starts a new line.
  '& b + time::before': {
    content: '"·"',
    position: 'absolute',
    insetInlineStart: '-0.9em',
    width: '0.9em',
    textAlign: 'center',
  },
}));

export const ArticleMeta = ({
  category,
  date,
  ...root
}: ArticleMetaProps & ComponentPropsWithRef<'p'>) =>
  (category || date) && (
    <MetaRoot {...root}>
      {category && <b>{category}</b>}
      {date}
    </MetaRoot>
  );

interface OwnProps extends ArticleMetaProps {
  readonly picture?: ReactNode;
  readonly heading: ReactNode;
  readonly excerpt?: ReactNode;
  /** The link 'Read More'. Its hidden text repeats the heading for screen readers. */
  readonly link: LinkModel;
  /** Puts a small picture beside the text: `small` on small screens only, `always` on all. */
  readonly row?: 'small' | 'always' | undefined;
  /** For the first card of a list: on large screens the text is in a panel beside the picture. */
  readonly lead?: boolean | undefined;
}

export type ArticleCardProps = KitProps<
  OwnProps,
  'article',
  'layout' | 'art' | 'text' | 'meta' | 'heading' | 'excerpt' | 'more'
>;

const lines = (count: number) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical' as const,
  WebkitLineClamp: count,
  paddingBlockEnd: '0.1em',
  overflow: 'hidden',
});

const states = generateUtilityClasses('KitArticleCard', ['row', 'always', 'lead']);
const always = `.${states.always} > * > &`;
const inRow = `.${states.row} > * > &`;

const wide = '@container (min-width: 36rem)';
const widest = '@container (min-width: 48rem)';

const Root = styled('article', { name: 'KitArticleCard', slot: 'Root' })(({ theme }) => ({
  // No container queries on phones: cards are never wide there, and queries slow down layout.
  [theme.breakpoints.up('sm')]: { containerType: 'inline-size' },
  position: 'relative',
  height: '100%',
  overflowWrap: 'anywhere',
  '&:hover h3': { color: theme.vars.palette.roles.brand },
  '&&:hover picture': { transform: 'none' },
  [theme.breakpoints.down('md')]: { height: 'auto' },
}));

const rowLayout = {
  display: 'grid',
  gridTemplateColumns: 'clamp(96px, 32%, 201px) minmax(0, 1fr)',
  columnGap: 20,
} as const;

const Layout = styled('div', { name: 'KitArticleCard', slot: 'Layout' })(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  [`&.${states.always}:has(picture)`]: rowLayout,
  [theme.breakpoints.up('lg')]: {
    [`&.${states.lead}`]: {
      display: 'grid',
      gridTemplateColumns: `calc((200% - ${theme.layout.gap}) / 3) minmax(0, 1fr)`,
    },
  },
  [theme.breakpoints.down('md')]: { [`&.${states.row}:has(picture)`]: rowLayout },
}));

const Art = styled('div', { name: 'KitArticleCard', slot: 'Art' })(({ theme }) => ({
  flex: 'none',
  alignSelf: 'start',
  width: '100%',
  background: theme.vars.palette.roles.panelBorder,
  [theme.breakpoints.up('md')]: {
    [`*:not(.${states.always}) > &`]: { overflow: 'clip', '& picture': shiftOnHoverInBox },
  },
  [`.${states.lead} > &`]: slideDown({ theme }),
}));

const Text = styled('div', { name: 'KitArticleCard', slot: 'Text' })(({ theme }) => ({
  ...cardText,
  [theme.breakpoints.up('lg')]: {
    [`.${states.lead} > &`]: {
      padding: theme.layout.panel,
      display: 'block',
      alignContent: 'center',
      background: theme.vars.palette.roles.panel,
    },
  },
}));

const Meta = styled(ArticleMeta, { name: 'KitArticleCard', slot: 'Meta' })(({ theme }) => ({
  ...theme.typography.small,
  marginBlockStart: 16,
  color: theme.vars.palette.roles.inkMuted,
  [always]: { marginBlockStart: 0 },
  [theme.breakpoints.down('md')]: { [inRow]: { marginBlockStart: 0 } },
}));

const Heading = styled('h3', { name: 'KitArticleCard', slot: 'Heading' })(({ theme }) => ({
  ...theme.typography.h4,
  ...lines(5),
  marginBlock: '6px 10px',
  [widest]: { ...theme.typography.h3, marginBlock: '10px 16px' },
  [theme.breakpoints.up('lg')]: {
    // This font size fits four short words on a line of the panel.
    [`.${states.lead} > * > &`]: { fontSize: '2.125rem' },
  },
  [always]: { marginBlock: '4px 8px' },
  [theme.breakpoints.down('md')]: {
    fontSize: '1.625rem',
    lineHeight: 1.1,
    [inRow]: { marginBlock: '4px 6px', fontSize: '1.25rem', lineHeight: 1.18 },
  },
}));

const Excerpt = styled('p', { name: 'KitArticleCard', slot: 'Excerpt' })(({ theme }) => ({
  // 160 characters fit on six lines. Chromium cuts a longer text in the middle of a word.
  ...lines(6),
  maxWidth: '34em',
  marginBlockEnd: 14,
  color: theme.vars.palette.roles.inkMuted,
  lineHeight: 1.5,
  [widest]: theme.typography.lead,
  [always]: { display: 'none', [wide]: { ...theme.typography.body1, display: '-webkit-box' } },
  [theme.breakpoints.down('md')]: { fontSize: '1.125rem', [inRow]: { display: 'none' } },
}));

const More = styled(TextLink, { name: 'KitArticleCard', slot: 'More' })({
  ...overCard,
  // Aligns the links of neighbouring cards.
  marginBlockStart: 'auto',
  [always]: { marginBlockStart: 0 },
});

/** An article in a list. A click anywhere on the card follows its link. */
export const ArticleCard = (props: ArticleCardProps) => {
  const { picture, category, date, heading, excerpt, link, row, lead, slot, ...root } = useKitProps(
    'KitArticleCard',
    props,
  );
  const shownStates = [row && states.row, row === 'always' && states.always, lead && states.lead];
  return (
    <Root {...root}>
      <Layout {...slot('layout', ...shownStates)}>
        {picture && <Art {...slot('art')}>{picture}</Art>}
        <Text {...slot('text')}>
          <Meta {...slot('meta')} category={category} date={date} />
          <Heading {...slot('heading')}>{heading}</Heading>
          {excerpt && <Excerpt {...slot('excerpt')}>{excerpt}</Excerpt>}
          <More {...slot('more')} href={link.href} external={link.external}>
            {link.label}
            <VisuallyHidden> {heading}</VisuallyHidden>
          </More>
        </Text>
      </Layout>
    </Root>
  );
};
