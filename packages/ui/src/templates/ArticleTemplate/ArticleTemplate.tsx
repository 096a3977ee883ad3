'use client';

import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { ArticleCard, ArticleMeta } from '../../components/ArticleCard/ArticleCard.tsx';
import { Caption, titleStep } from '../../components/Caption/Caption.tsx';
import { Contents, type ContentsModel } from '../../components/Contents/Contents.tsx';
import { DownloadLink } from '../../components/DownloadLink/DownloadLink.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { pageTitleSize } from '../../components/PageHero/PageHero.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { RichText } from '../../components/RichText/RichText.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { SocialRow } from '../../components/SocialRow/SocialRow.tsx';
import type { LinkModel, PictureModel, SafeHtml } from '../../models.ts';
import { stickyBeside, twoColumns } from '../../theme/kit-tokens.ts';
import { ErrorTemplate } from '../ErrorTemplate/ErrorTemplate.tsx';
import * as props from '../model-props.tsx';
import { PageEnd, PhoneLink } from '../page-parts.tsx';

export interface ArticleModel extends props.ArticleMetaModel {
  readonly title: props.CaptionModel;
  readonly download?: props.DownloadModel;
  readonly contents?: ContentsModel;
  readonly phone?: LinkModel;
  readonly picture: PictureModel;
  readonly body: SafeHtml;
}

export interface ArticlePageModel {
  readonly back: LinkModel;
  /** If `status` is `ready`, the article; otherwise a message (§4.4). */
  readonly article:
    | {
        readonly status: 'missing';
        readonly message: string;
        readonly illustration?: PictureModel;
      }
    | ({ readonly status: 'ready' } & ArticleModel);
  readonly social: { readonly title: string; readonly links: readonly props.SocialLinkModel[] };
  readonly more: { readonly title: string; readonly articles: readonly props.ArticleCardModel[] };
  readonly banner?: props.CallToActionModel;
}

const Head = styled('header', { name: 'KitArticleTemplate', slot: 'Head' })(({ theme }) => ({
  background: theme.vars.palette.roles.panelStrong,
  color: theme.vars.palette.roles.onPanel,
  '& > div': { viewTransitionName: 'head', paddingBlock: '32px clamp(88px, 9vw, 136px)' },
  '& h1': {
    fontSize: pageTitleSize,
    maxWidth: '18em',
    marginInlineStart: '-0.025em',
    overflowWrap: 'anywhere',
  },
  [theme.breakpoints.down(twoColumns)]: { '& > div': { paddingBlock: '20px 36px' } },
  '@media print': { '& > div': { paddingBlock: '24px' } },
}));

const Back = styled(Link, { name: 'KitArticleTemplate', slot: 'Back' })(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  paddingBlock: 6,
  marginBlockEnd: 'clamp(28px, 4vw, 56px)',
  fontSize: '1rem',
  fontWeight: 500,
  textDecorationThickness: 1,
  textUnderlineOffset: '0.25em',
  '&:hover': { color: theme.vars.palette.roles.brand, textDecorationThickness: 2 },
  '@media print': { display: 'none' },
}));

const Meta = styled(ArticleMeta, { name: 'KitArticleTemplate', slot: 'Meta' })({
  marginBlockEnd: 16,
});

const Main = styled(Section, { name: 'KitArticleTemplate', slot: 'Main' })({ background: 'none' });

const overlap = 'clamp(56px, 6vw, 88px)';

/**
 * The narrow column has sticky tools (contents, PDF, phone). The wide column has picture, text and
 * further articles. If there is a single column, the tools follow the picture.
 */
const Columns = styled('div', { name: 'KitArticleTemplate', slot: 'Columns' })(({ theme }) => ({
  display: 'grid',
  grid: '"tools art" "tools body" "tools more" / 15rem minmax(0, 1fr)',
  columnGap: 32,
  marginBlockStart: `calc(-1 * ${overlap})`,
  [theme.breakpoints.down(twoColumns)]: {
    grid: '"art" "tools" "body" "more" / minmax(0, 1fr)',
    marginBlockStart: 0,
  },
  '@media print': { display: 'block', marginBlockStart: 0 },
}));

const Art = styled(Picture, { name: 'KitArticleTemplate', slot: 'Art' })(({ theme }) => ({
  viewTransitionName: 'cover',
  gridArea: 'art',
  marginBlockEnd: 'clamp(32px, 4vw, 56px)',
  [theme.breakpoints.down(twoColumns)]: {
    marginInline: `calc(-1 * ${theme.layout.gutter})`,
    '& img': { maxWidth: 'none' },
  },
  '@media print': { maxWidth: 420, marginInline: 0 },
}));

const Body = styled(RichText, { name: 'KitArticleTemplate', slot: 'Body' })(({ theme }) => ({
  gridArea: 'body',
  // Lets tables be as wide as the picture. Lines of text have about 70 characters.
  maxWidth: 'none',
  '& > :not(table)': { maxWidth: '36rem' },
  '& > p:first-of-type': { fontSize: '1.12em' },
  [theme.breakpoints.up('lg')]: {
    fontSize: '1.25rem',
    '& > :not(table)': { maxWidth: '46rem' },
  },
  '@media print': { fontSize: '1.0625rem', '& > :not(table)': { maxWidth: 'none' } },
}));

/** Holds the sticky tools, because Chromium would extend a sticky grid item into the next row. */
const Rail = styled('div', { name: 'KitArticleTemplate', slot: 'Rail' })({ gridArea: 'tools' });

const Tools = styled('div', { name: 'KitArticleTemplate', slot: 'Tools' })(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '16px 24px',
  marginBlock: `calc(${overlap} + 32px) 48px`,
  '& > nav': { flex: '1 0 100%' },
  ...stickyBeside(theme),
  [theme.breakpoints.down(twoColumns)]: {
    position: 'static',
    maxHeight: 'none',
    marginBlock: '0 32px',
  },
  '@media print': { display: 'none' },
}));

const Side = styled('aside', { name: 'KitArticleTemplate', slot: 'Side' })(({ theme }) => ({
  gridArea: 'more',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 48,
  marginBlockStart: 56,
  paddingBlockStart: 40,
  borderBlockStart: `1px solid ${theme.vars.palette.roles.ruleStrong}`,
  '@media print': { display: 'none' },
}));

const MoreTitle = styled('h2', { name: 'KitArticleTemplate', slot: 'MoreTitle' })(({ theme }) => ({
  ...theme.typography.h5,
  letterSpacing: 0,
}));

const Teasers = styled('ul', { name: 'KitArticleTemplate', slot: 'Teasers' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 26rem), 1fr))',
  columnGap: theme.layout.gap,
  marginBlockStart: 12,
  borderBlockStart: `2px solid ${theme.vars.palette.roles.ink}`,
  '& > li': {
    paddingBlock: 20,
    borderBlockEnd: `1px solid ${theme.vars.palette.roles.ruleStrong}`,
  },
}));

const More = ({ title, articles }: ArticlePageModel['more']) => {
  const id = useId();
  return articles.length === 0 ? null : (
    <div>
      <MoreTitle id={id}>{title}</MoreTitle>
      <Teasers aria-labelledby={id}>
        {articles.map((article) => (
          <li key={article.id}>
            <ArticleCard {...props.articleOf(article, 'always')} />
          </li>
        ))}
      </Teasers>
    </div>
  );
};

/** An article page (link back, title, picture, tools, text, more articles), or an error page. */
export const ArticleTemplate = ({ model }: { readonly model: ArticlePageModel }) => {
  const { back, article, social, more, banner } = model;
  if (article.status === 'missing') {
    return (
      <ErrorTemplate model={{ title: article.message, home: back, picture: article.illustration }}>
        {more.articles.length > 0 && (
          <Section>
            <More {...more} />
          </Section>
        )}
      </ErrorTemplate>
    );
  }
  const { title, category, date, download, contents, phone, picture, body } = article;
  const heading = props.titleOf(title);
  return (
    <>
      <article>
        <Head>
          <Container {...titleStep(heading.title, heading.letters)}>
            <Back href={back.href} external={back.external}>
              <Icon name="arrow-left" />
              {back.label}
            </Back>
            <Meta {...props.metaOf({ category, date })} />
            <Caption as="h1">{heading.title}</Caption>
          </Container>
        </Head>
        <Main space="below">
          <Columns>
            <Art {...picture} priority unevenEdge={false} />
            {(contents || download || phone) && (
              <Rail>
                <Tools>
                  {contents && <Contents {...contents} />}
                  {download && <DownloadLink {...props.downloadOf(download)} />}
                  {phone && <PhoneLink {...phone} color="primary" />}
                </Tools>
              </Rail>
            )}
            <Body html={body} />
            <Side>
              <More {...more} />
              <SocialRow title={social.title} links={props.socialOf(social.links)} />
            </Side>
          </Columns>
        </Main>
      </article>
      <PageEnd banner={banner} />
    </>
  );
};
