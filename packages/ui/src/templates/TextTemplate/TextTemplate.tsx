'use client';

import Container from '@mui/material/Container';
import { Actions } from '../../components/Actions/Actions.tsx';
import {
  type ContactChannelModel,
  ContactChannels,
} from '../../components/ContactChannels/ContactChannels.tsx';
import { Contents, type ContentsModel } from '../../components/Contents/Contents.tsx';
import { RichText } from '../../components/RichText/RichText.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { type KitProps, useKitProps } from '../../kit-props.ts';
import type { LinkModel, SafeHtml } from '../../models.ts';
import { stickyBeside } from '../../theme/layout.ts';
import { styled } from '../../theme/styled.ts';

/** A page of long text (§2.20), or of help: what to do, what to have ready, whom to ask. */
export interface TextPageModel {
  readonly title: string;
  readonly lead?: string | undefined;
  /** Buttons below the title. */
  readonly actions?: readonly LinkModel[];
  /** When the text was last changed, as a sentence. */
  readonly updated?: string;
  readonly contents?: ContentsModel;
  /** Whom to ask, beside the text. */
  readonly channels?: readonly ContactChannelModel[];
  /** The text; its headings start at `h2`. */
  readonly body: SafeHtml;
}

export type TextTemplateProps = KitProps<
  { readonly model: TextPageModel },
  'article',
  'head' | 'contents' | 'channels' | 'body'
>;

const Root = styled('article', { name: 'KitTextTemplate', slot: 'Root' })({});

const Head = styled('header', { name: 'KitTextTemplate', slot: 'Head' })(({ theme }) => ({
  background: theme.vars.palette.roles.panelStrong,
  color: theme.vars.palette.roles.onPanel,
  // The same space as in a `PageHero` without a picture.
  '& > div': { paddingBlock: 'clamp(28px, 3vw, 40px)' },
  '& h1': {
    ...theme.typography.h1,
    fontSize: 'clamp(2.25rem, 1.6rem + 2.2vw, 3.5rem)',
    marginInlineStart: '-0.025em',
    overflowWrap: 'anywhere',
  },
  '& p': { ...theme.typography.lead, marginBlockStart: 12 },
  '@media print': { background: 'none', color: 'inherit', '& > div': { padding: 0 } },
}));

const Columns = styled('div', { name: 'KitTextTemplate', slot: 'Columns' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: theme.layout.thirds,
  gap: theme.layout.gap,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 40 },
  '@media print': { display: 'block' },
}));

const Ways = styled(Actions, { name: 'KitTextTemplate', slot: 'Ways' })({ marginBlockStart: 24 });

const Beside = styled('div', { name: 'KitTextTemplate', slot: 'Beside' })(({ theme }) => ({
  ...stickyBeside(theme),
  '& > * + *': { marginBlockStart: 40 },
  // Too high with both to stay in the window.
  '&:has(dl)': { position: 'static', maxHeight: 'none' },
  [theme.breakpoints.up('lg')]: { paddingInlineEnd: 40 },
}));

const Body = styled(RichText, { name: 'KitTextTemplate', slot: 'Body' })({
  maxWidth: '68ch',
  '@media print': { maxWidth: 'none' },
});

/** A page of long text: title, date of the last change, table of contents and the text itself. */
export const TextTemplate = (props: TextTemplateProps) => {
  const { model, slot, ...root } = useKitProps('KitTextTemplate', props);
  const { title, lead, actions, updated, contents, channels, body } = model;
  return (
    <Root {...root}>
      <Head {...slot('head')}>
        <Container>
          <h1>{title}</h1>
          {lead && <p>{lead}</p>}
          {updated && <p>{updated}</p>}
          <Ways links={actions} />
        </Container>
      </Head>
      <Section>
        <Columns>
          <Beside>
            {channels && (
              <ContactChannels
                {...slot('channels', 'KitTextTemplate-channels')}
                channels={channels}
              />
            )}
            {contents && contents.entries.length > 0 && (
              <Contents {...slot('contents', 'KitTextTemplate-contents')} {...contents} />
            )}
          </Beside>
          <Body {...slot('body')} html={body} />
        </Columns>
      </Section>
    </Root>
  );
};
