'use client';

import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { CallToAction } from '../../components/CallToAction/CallToAction.tsx';
import { Caption } from '../../components/Caption/Caption.tsx';
import { Carousel } from '../../components/Carousel/Carousel.tsx';
import { Facts } from '../../components/Facts/Facts.tsx';
import { ProfileCard } from '../../components/ProfileCard/ProfileCard.tsx';
import { RichText } from '../../components/RichText/RichText.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { SplitSection } from '../../components/SplitSection/SplitSection.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import { linkProps } from '../../kit-props.ts';
import type { LinkModel, SafeHtml } from '../../models.ts';
import { kitClass } from '../../theme/components.ts';
import {
  type CallToActionModel,
  type CaptionModel,
  callToActionOf,
  captionOf,
  type FactModel,
  factsOf,
  type SplitSectionModel,
  splitOf,
} from '../model-props.tsx';
import { type BannerPageModel, HeroPage } from '../page-parts.tsx';
import { type PeopleModel, peopleOf, profileOf, TitleAndLead } from '../people.tsx';

/** Content of the page about the company (§2.8). `hero.actions` has the button Contact Us. */
export interface AboutModel extends BannerPageModel {
  readonly account: CallToActionModel;
  readonly intro: {
    readonly title: string;
    readonly text: string;
    readonly action?: LinkModel;
    readonly facts?: readonly FactModel[];
  };
  /** Side by side: a title with a text, and a title in large type. */
  readonly statement: {
    readonly left: CaptionModel;
    readonly leftBody?: SafeHtml;
    readonly right?: CaptionModel;
  };
  readonly sections: readonly (SplitSectionModel & { readonly id: string })[];
  readonly directors: Omit<PeopleModel, 'headingId'>;
  readonly executives: Omit<PeopleModel, 'headingId'> & {
    readonly headingId?: string | undefined;
    /** Replaces the executives' carousel. The heading in `content` must have the id `headingId`. */
    readonly content?: ReactNode;
  };
}

const Intro = styled('div', { name: 'KitAboutTemplate', slot: 'Intro' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: theme.layout.halves,
  gap: theme.layout.gap,
  marginBlockStart: theme.layout.section,
  overflowWrap: 'anywhere',
  '& h2': { ...theme.typography.h2, paddingInlineEnd: theme.layout.columnAir },
  '& p': {
    ...theme.typography.lead,
    maxWidth: theme.layout.leadMeasure,
    color: theme.vars.palette.roles.inkSoft,
  },
  '& p + *, & dl + *': { marginBlockStart: 24 },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: theme.layout.thirds },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const Statement = styled('div', { name: 'KitAboutTemplate', slot: 'Statement' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: theme.layout.halves,
  gap: `40px ${theme.layout.gap}`,
  '& > :first-of-type:not(:last-of-type)': { paddingInlineEnd: theme.layout.columnAir },
  overflowWrap: 'anywhere',
  '& h2': { ...theme.typography.h3, marginBlockEnd: 16 },
  '& h3': { ...theme.typography.h2, color: theme.vars.palette.roles.brand },
  '& > :only-child': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const Right = styled('div', { name: 'KitAboutTemplate', slot: 'Right' })(({ theme }) => ({
  alignSelf: 'center',
  '&& h3': { fontSize: 'clamp(1.75rem, 1.1rem + 2.66vw, 3.5rem)', lineHeight: 1 },
  paddingInlineStart: 'clamp(24px, 3vw, 48px)',
  borderInlineStart: `8px solid ${theme.vars.palette.roles.accent}`,
  [theme.breakpoints.down('md')]: { order: -1 },
}));

const onPhones = '@media screen and (min-width: 22.5em) and (max-width: 720.95px)';

const personClass = kitClass('KitProfileCard');
const biographyClass = kitClass('KitProfileCard', 'biography');

const Directors = styled('ul', { name: 'KitAboutTemplate', slot: 'Directors' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: `48px ${theme.layout.gap}`,
  marginBlockStart: 44,
  '& > li': { display: 'grid' },
  // Two columns, because in narrower cards the biography would cover the face.
  [theme.breakpoints.down(1024)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@media (max-width: 22.49em)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  [onPhones]: {
    gap: '0 16px',
    '&& h3': { fontSize: '1.0625rem' },
    '&& summary': { columnGap: 4 },
    '&& summary > svg': { width: 24, height: 24 },
    // On phones, cards are too small for biographies, which open below a pair of cards.
    // Each pair shares four rows: portraits, names, left biography, right biography.
    [`& > li, & .${personClass}`]: { gridRow: 'span 4', gridTemplateRows: 'subgrid' },
    '& > li': { marginBlockEnd: 28 },
    [`& .${biographyClass}`]: {
      gridArea: '3 / 1',
      width: 'calc(200% + 16px)',
      marginBlockStart: 12,
      paddingBlockEnd: 0,
    },
    [`& li:nth-of-type(even) .${biographyClass}`]: {
      gridRow: 4,
      marginInlineStart: 'calc(-100% - 16px)',
    },
    [`& .${personClass}:not(:has([open])) .${biographyClass}`]: { display: 'none' },
  },
}));

export const AboutTemplate = ({ model }: { readonly model: AboutModel }) => {
  const directorsId = useId();
  const generatedId = useId();
  const statementId = useId();
  const {
    account,
    intro,
    statement,
    sections,
    directors,
    executives: { content, headingId = generatedId, ...executives },
    ...page
  } = model;
  return (
    <HeroPage {...page}>
      <Section>
        <CallToAction {...callToActionOf(account)} />
        <Intro>
          <h2>{intro.title}</h2>
          <div>
            <p>{intro.text}</p>
            {intro.facts && <Facts facts={factsOf(intro.facts)} />}
            {intro.action && <TextLink {...linkProps(intro.action)} />}
          </div>
        </Intro>
      </Section>
      <Section surface="panelNeutral" labelledBy={statementId}>
        <Statement>
          <div>
            <Caption as="h2" id={statementId}>
              {captionOf(statement.left)}
            </Caption>
            {statement.leftBody && <RichText html={statement.leftBody} size="lead" />}
          </div>
          {statement.right && (
            <Right>
              <Caption as="h3">{captionOf(statement.right)}</Caption>
            </Right>
          )}
        </Statement>
      </Section>
      {sections.map(({ id, ...section }, index) => (
        <SplitSection
          key={id}
          {...splitOf(section)}
          pictureSide={index % 2 === 0 ? 'start' : 'end'}
          space={index === 0 ? 'both' : 'below'}
        />
      ))}
      {directors.people.length > 0 && (
        <Section labelledBy={directorsId} space="below">
          <TitleAndLead headingId={directorsId} title={directors.title} lead={directors.lead} />
          <Directors>
            {directors.people.map((person) => (
              <li key={person.id}>
                <ProfileCard {...profileOf(person)} />
              </li>
            ))}
          </Directors>
        </Section>
      )}
      {executives.people.length > 0 && (
        <Section labelledBy={headingId} space="below">
          {content ?? <Carousel {...peopleOf({ ...executives, headingId })} />}
        </Section>
      )}
    </HeroPage>
  );
};
