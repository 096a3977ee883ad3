'use client';

import { useId } from 'react';
import { RichText } from '../../components/RichText/RichText.tsx';
import { Container, Section } from '../../components/Section/Section.tsx';
import { type KitProps, useKitProps } from '../../kit-props.ts';
import type { SafeHtml } from '../../models.ts';
import { lowWindow } from '../../theme/layout.ts';
import { styled } from '../../theme/styled.ts';

/** An entry of the table of contents. */
export interface ContentsEntryModel {
  /** The `id` of the heading in the text. */
  readonly id: string;
  readonly label: string;
}

/** A page of long text (§2.20). */
export interface TextPageModel {
  readonly title: string;
  /** When the text was last changed, as a sentence. */
  readonly updated?: string;
  readonly contents?: { readonly title: string; readonly entries: readonly ContentsEntryModel[] };
  /** The text; its headings start at `h2`. */
  readonly body: SafeHtml;
}

export type TextTemplateProps = KitProps<
  { readonly model: TextPageModel },
  'article',
  'head' | 'contents' | 'body'
>;

const Root = styled('article', { name: 'KitTextTemplate', slot: 'Root' })({});

const Head = styled('header', { name: 'KitTextTemplate', slot: 'Head' })(({ theme }) => ({
  background: theme.vars.palette.roles.panelStrong,
  color: theme.vars.palette.roles.onPanel,
  '& > div': { paddingBlock: 'clamp(48px, 6.4vw, 92px)' },
  '& h1': {
    ...theme.typography.h1,
    fontSize: 'clamp(2.75rem, 1.6rem + 4vw, 5rem)',
    marginInlineStart: '-0.025em',
    overflowWrap: 'anywhere',
  },
  '& p': { ...theme.typography.lead, marginBlockStart: 24 },
  '@media print': { background: 'none', color: 'inherit', '& > div': { padding: 0 } },
}));

const Columns = styled('div', { name: 'KitTextTemplate', slot: 'Columns' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
  gap: 64,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 40 },
  '@media print': { display: 'block' },
}));

/** Sticky beside the text, below the header. */
const Contents = styled('nav', { name: 'KitTextTemplate', slot: 'Contents' })(({ theme }) => ({
  position: 'sticky',
  insetBlockStart: `calc(${theme.layout.headerBar} + 32px)`,
  alignSelf: 'start',
  // It ends above the cookie banner, so that no link of it has focus beneath the banner.
  maxHeight: `calc(100vh - ${theme.layout.headerBar} - 64px - var(--kit-bottom-inset, 0px))`,
  // Room for the focus rings of its links, which would be cut off.
  marginInlineStart: -8,
  paddingInline: 8,
  overflowY: 'auto',
  '& h2': { ...theme.typography.h5, letterSpacing: 0, marginBlockEnd: 12 },
  '& ol': { borderBlockStart: `1px solid ${theme.vars.palette.roles.ruleStrong}` },
  '& li': { borderBlockEnd: `1px solid ${theme.vars.palette.roles.rule}` },
  '& a': {
    display: 'block',
    paddingBlock: 9,
    lineHeight: 1.4,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
  },
  '& a:focus-visible': { outlineOffset: -3, boxShadow: 'none' },
  '& a:hover': {
    color: theme.vars.palette.roles.brand,
    textDecoration: 'underline',
    textUnderlineOffset: 4,
  },
  [theme.breakpoints.down('md')]: { position: 'static', maxHeight: 'none' },
  [lowWindow]: { position: 'static', maxHeight: 'none' },
}));

const Body = styled(RichText, { name: 'KitTextTemplate', slot: 'Body' })({
  maxWidth: '68ch',
  '@media print': { maxWidth: 'none' },
});

/** A page of long text: title, date of the last change, table of contents and the text itself. */
export const TextTemplate = (props: TextTemplateProps) => {
  const { model, slot, ...root } = useKitProps('KitTextTemplate', props);
  const { title, updated, contents, body } = model;
  const contentsId = useId();
  return (
    <Root {...root}>
      <Head {...slot('head')}>
        <Container>
          <h1>{title}</h1>
          {updated && <p>{updated}</p>}
        </Container>
      </Head>
      <Section>
        <Columns>
          {contents && contents.entries.length > 0 ? (
            <Contents {...slot('contents')} aria-labelledby={contentsId}>
              <h2 id={contentsId}>{contents.title}</h2>
              <ol>
                {contents.entries.map(({ id, label }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{label}</a>
                  </li>
                ))}
              </ol>
            </Contents>
          ) : (
            <div />
          )}
          <Body {...slot('body')} html={body} />
        </Columns>
      </Section>
    </Root>
  );
};
