'use client';

import { styled } from '@mui/material/styles';
import { ContactChannels } from '../../components/ContactChannels/ContactChannels.tsx';
import { Contents, type ContentsModel } from '../../components/Contents/Contents.tsx';
import { PageHero } from '../../components/PageHero/PageHero.tsx';
import { RichText } from '../../components/RichText/RichText.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { SafeHtml } from '../../models.ts';
import { stickyBeside, twoColumns } from '../../theme/kit-tokens.ts';
import {
  type ContactChannelModel,
  channelsOf,
  type PageHeroModel,
  pageHeroOf,
} from '../model-props.tsx';

/** Content of a page with a long text (§2.20), or of a help page with contacts. */
export interface TextPageModel extends PageHeroModel {
  readonly contents?: ContentsModel;
  readonly channels?: readonly ContactChannelModel[];
  /** The text. Its highest headings are `h2`. */
  readonly body: SafeHtml;
}

const Root = styled('article', { name: 'KitTextTemplate', slot: 'Root' })(({ theme }) => ({
  [theme.breakpoints.down(twoColumns)]: {
    '& .KitPageHero-illustration, & .KitPageHero-text::before': { display: 'none' },
    '&& .KitPageHero-text': { paddingInlineEnd: 0 },
  },
}));

const Columns = styled('div', { name: 'KitTextTemplate', slot: 'Columns' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: theme.layout.thirds,
  gap: theme.layout.gap,
  // Fits an email address into the narrower column.
  [theme.breakpoints.down(twoColumns)]: { gridTemplateColumns: 'min(16rem, 40%) minmax(0, 1fr)' },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 40 },
  [theme.breakpoints.up('lg')]: {
    '&:has(> * > dl)': {
      grid: '"contents body channels" / 13rem minmax(0, 1fr) 22rem',
      columnGap: 'clamp(32px, 3.5vw, 56px)',
    },
  },
  '@media print': { '&&': { display: 'block' } },
}));

const Beside = styled('div', { name: 'KitTextTemplate', slot: 'Beside' })(({ theme }) => ({
  ...stickyBeside(theme),
  '& > * + *': { marginBlockStart: 40 },
  // Contacts and the table of contents together are too tall to be sticky.
  '&:has(dl)': { position: 'static', maxHeight: 'none' },
  [theme.breakpoints.up('lg')]: {
    paddingInlineEnd: 40,
    '&:has(dl)': {
      display: 'contents',
      '& > nav': { ...stickyBeside(theme), gridArea: 'contents', marginBlockStart: 0 },
      '& > dl': {
        ...stickyBeside(theme),
        gridArea: 'channels',
        marginInline: 0,
        padding: '8px 24px 24px',
        background: theme.vars.palette.roles.panelNeutral,
        '& > div:first-of-type': { borderBlockStart: 0 },
      },
    },
  },
}));

const Body = styled(RichText, { name: 'KitTextTemplate', slot: 'Body' })(({ theme }) => ({
  maxWidth: '68ch',
  [theme.breakpoints.down('md')]: { '& a': { paddingBlock: 12 } },
  '@media print': { maxWidth: 'none' },
}));

/** A page with a hero, a long text, and optional contacts and table of contents. */
export const TextTemplate = ({ model }: { readonly model: TextPageModel }) => {
  const { contents, channels, body, ...hero } = model;
  return (
    <Root>
      <PageHero {...pageHeroOf(hero)} />
      <Section>
        <Columns>
          <Beside>
            {channels && <ContactChannels>{channelsOf(channels)}</ContactChannels>}
            {contents && contents.entries.length > 0 && <Contents {...contents} />}
          </Beside>
          <Body html={body} />
        </Columns>
      </Section>
    </Root>
  );
};
