'use client';

import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { Caption } from '../../components/Caption/Caption.tsx';
import { ContactChannels } from '../../components/ContactChannels/ContactChannels.tsx';
import { Steps } from '../../components/ContactForm/SentPanel.tsx';
import { OfficeCard } from '../../components/OfficeCard/OfficeCard.tsx';
import { pageHeroOverhang } from '../../components/PageHero/PageHero.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { TabNav } from '../../components/TabNav/TabNav.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import { VisuallyHidden, visuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import type { LinkModel, PictureModel } from '../../models.ts';
import { type FrameModel, showsFrame } from '../../page/frames.ts';
import { type ContactChannelModel, channelsOf } from '../model-props.tsx';
import { type BannerPageModel, HeroPage } from '../page-parts.tsx';

/** A map on another site that shows an office (§2.17, docs/readings.md §4). */
export interface OfficeMapModel {
  readonly picture?: PictureModel;
  /** `show`: label of the button that loads the map. Omit `frame` if the CSP forbids the frame. */
  readonly frame?: FrameModel & { readonly show: string };
  readonly link: LinkModel;
}

export interface OfficeModel {
  readonly name: string;
  readonly map?: OfficeMapModel;
  readonly channels: readonly ContactChannelModel[];
}

/** Returns the props of an office's `OfficeCard`. */
export const officeOf = ({ name, map, channels }: OfficeModel) => ({
  name,
  picture: map?.picture && <Picture {...map.picture} />,
  show: map?.frame && (
    <TextLink component="button" type="button" {...showsFrame(map.frame)}>
      {map.frame.show}
      <VisuallyHidden>{` ${map.frame.title}`}</VisuallyHidden>
    </TextLink>
  ),
  link: map && (
    <TextLink href={map.link.href} external={map.link.external}>
      {map.link.label}
      <VisuallyHidden>{` ${name}`}</VisuallyHidden>
    </TextLink>
  ),
  children: <ContactChannels columns>{channelsOf(channels)}</ContactChannels>,
});

export interface ContactModel extends BannerPageModel {
  /** Links below the hero on small screens: the phone number, the offices, the form. */
  readonly jumps: { readonly label: string; readonly links: readonly LinkModel[] };
  readonly form: {
    readonly id?: string;
    readonly title: string;
    readonly lead?: string;
    /** The next steps after sending, shown from the breakpoint `lg` on. */
    readonly steps: readonly string[];
    readonly channels: readonly ContactChannelModel[];
  };
  readonly offices: {
    readonly id?: string;
    readonly title: string;
    readonly items: readonly (OfficeModel & { readonly id: string })[];
  };
}

export interface ContactTemplateProps {
  readonly model: ContactModel;
  readonly form: ReactNode;
}

const FormColumns = styled('div', { name: 'KitContactTemplate', slot: 'FormColumns' })(
  ({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: theme.layout.thirds,
    gap: `32px ${theme.layout.gap}`,
    '& > header': {
      position: 'sticky',
      insetBlockStart: `calc(${theme.layout.headerBar} + 32px)`,
      alignSelf: 'start',
      overflowWrap: 'anywhere',
    },
    '& h2': theme.typography.h2,
    '& > header > p': { marginBlockStart: 16, color: theme.vars.palette.roles.inkMuted },
    // In wide windows, hides the text below the title, because the steps say the same.
    [theme.breakpoints.up('lg')]: { '& > header > p': { display: 'none' } },
    // After sending, hides the header, because its title asks for a message.
    '&&:has(form[hidden])': {
      '& > header': visuallyHidden,
      '& > div': { gridColumn: '1 / -1' },
    },
    [theme.breakpoints.down('lg')]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      '& > header': { position: 'static' },
    },
    '@media (max-height: 720px)': { '& > header': { position: 'static' } },
  }),
);

const NextSteps = styled('div', { name: 'KitContactTemplate', slot: 'Next' })(({ theme }) => ({
  display: 'grid',
  gap: 28,
  marginBlockStart: 28,
  paddingInlineEnd: theme.layout.columnAir,
  [theme.breakpoints.down('lg')]: { display: 'none' },
}));

const Offices = styled('ul', { name: 'KitContactTemplate', slot: 'Offices' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 30rem), 1fr))',
  gap: theme.layout.gap,
  '& > li': { minWidth: 0 },
  '& > li:first-of-type, & > li:nth-of-type(even):last-of-type': { gridColumn: '1 / -1' },
  [theme.breakpoints.down('sm')]: { gap: 12 },
}));

/** The links of `jumps`. The padding keeps them below the hero picture, which overlaps this box. */
const Jumps = styled(TabNav, { name: 'KitContactTemplate', slot: 'Jumps' })(({ theme }) => ({
  paddingBlockStart: pageHeroOverhang,
  [theme.breakpoints.up('md')]: { display: 'none' },
  [theme.breakpoints.down('md')]: { '& + section': { paddingBlock: '32px 48px' } },
}));

/** The contact page (§2.17): hero, jump links, offices, form, closing banner. */
export const ContactTemplate = ({ model, form }: ContactTemplateProps) => {
  const formId = useId();
  const officesId = useId();
  const { jumps, form: formHead, offices, ...page } = model;
  const { title, lead, steps, channels } = formHead;
  return (
    <HeroPage {...page}>
      <Jumps aria-label={jumps.label} tabs={jumps.links} />
      {offices.items.length > 0 && (
        <Section id={offices.id} labelledBy={officesId}>
          <Caption as="h2" id={officesId} sx={{ marginBlockEnd: { xs: '20px', md: '44px' } }}>
            {offices.title}
          </Caption>
          <Offices>
            {offices.items.map(({ id, ...office }, index) => (
              <li key={id}>
                <OfficeCard compact={index > 0} {...officeOf(office)} />
              </li>
            ))}
          </Offices>
        </Section>
      )}
      <Section
        id={formHead.id}
        labelledBy={formId}
        space={offices.items.length > 0 ? 'below' : 'both'}
      >
        <FormColumns>
          <header>
            <h2 id={formId}>{title}</h2>
            {lead && <p>{lead}</p>}
            <NextSteps>
              <Steps steps={steps} />
              <ContactChannels>{channelsOf(channels)}</ContactChannels>
            </NextSteps>
          </header>
          <div>{form}</div>
        </FormColumns>
      </Section>
    </HeroPage>
  );
};
