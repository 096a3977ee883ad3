'use client';

import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { ContactChannels } from '../../components/ContactChannels/ContactChannels.tsx';
import { type TextPart, TextParts } from '../../components/Link/Link.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { type ContactChannelModel, channelsOf } from '../model-props.tsx';
import { HeroPage, type HeroPageModel } from '../page-parts.tsx';

export interface WhistleModel extends HeroPageModel {
  readonly policy: readonly { readonly title: string; readonly text: readonly TextPart[] }[];
  readonly channels: {
    readonly id?: string;
    readonly title: string;
    readonly items: readonly ContactChannelModel[];
  };
}

const Columns = styled('div', { name: 'KitWhistleTemplate', slot: 'Columns' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: theme.layout.halves,
  gap: `40px ${theme.layout.gap}`,
  alignItems: 'start',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  '@media print': { display: 'block' },
}));

const Policy = styled('div', { name: 'KitWhistleTemplate', slot: 'Policy' })(({ theme }) => ({
  maxWidth: '68ch',
  paddingInlineEnd: theme.layout.columnAir,
  overflowWrap: 'anywhere',
  '& h2': { ...theme.typography.h3, marginBlockEnd: 10 },
  '& a': { color: theme.vars.palette.roles.brand },
  '& > div + div': { marginBlockStart: 36 },
}));

const Channels = styled('section', { name: 'KitWhistleTemplate', slot: 'Channels' })(
  ({ theme }) => ({
    position: 'sticky',
    insetBlockStart: `calc(${theme.layout.headerBar} + 32px)`,
    padding: theme.layout.panel,
    background: theme.vars.palette.roles.panel,
    color: theme.vars.palette.roles.onPanel,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.roles.panelBorder}`,
    '& h2': { ...theme.typography.h3, marginBlockEnd: 20, overflowWrap: 'anywhere' },
    [theme.breakpoints.down('md')]: { position: 'static', padding: '28px 20px' },
    '@media (max-height: 720px)': { position: 'static' },
    '@media (forced-colors: active), print': { border: '1px solid' },
  }),
);

/** The whistle-blowing page (§2.19): the policy, with the reporting channels beside it. */
export const WhistleTemplate = ({ model }: { readonly model: WhistleModel }) => {
  const channelsId = useId();
  return (
    <HeroPage hero={model.hero} banner={model.banner}>
      <Section>
        <Columns>
          <Policy>
            {model.policy.map(({ title, text }) => (
              <div key={title}>
                <h2>{title}</h2>
                <p>
                  <TextParts parts={text} />
                </p>
              </div>
            ))}
          </Policy>
          <Channels id={model.channels.id} aria-labelledby={channelsId}>
            <h2 id={channelsId}>{model.channels.title}</h2>
            <ContactChannels>{channelsOf(model.channels.items)}</ContactChannels>
          </Channels>
        </Columns>
      </Section>
    </HeroPage>
  );
};
