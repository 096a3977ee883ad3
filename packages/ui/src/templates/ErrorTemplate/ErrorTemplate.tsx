'use client';

import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { PropsWithChildren } from 'react';
import { Links as ActionLinks, Actions } from '../../components/Actions/Actions.tsx';
import { pageTitleSize } from '../../components/PageHero/PageHero.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import { WovenBand } from '../../components/WovenBand/WovenBand.tsx';
import { linkProps } from '../../kit-props.ts';
import type { LinkModel, PictureModel } from '../../models.ts';
import { phoneOnItsSide, sideText } from '../../theme/kit-tokens.ts';

export interface ErrorPageModel {
  readonly title: string;
  readonly message?: string;
  readonly home: LinkModel;
  /** Links below the button to the home page: phone number, claims, contact page. */
  readonly links?: readonly LinkModel[];
  /** An illustration of 480 × 330 px: beside the text, or above the text on phones. */
  readonly picture?: PictureModel | undefined;
}

export type ErrorTemplateProps = PropsWithChildren<{ readonly model: ErrorPageModel }>;

const Root = styled('section', { name: 'KitErrorTemplate', slot: 'Root' })(({ theme }) => ({
  flexGrow: 1,
  background: theme.vars.palette.roles.panelStrong,
  color: theme.vars.palette.roles.onPanel,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: theme.layout.halves,
    alignItems: 'start',
    gap: theme.layout.gap,
  },
  [theme.breakpoints.down('sm')]: { '& > div': { display: 'block' } },
}));

const Text = styled('div', { name: 'KitErrorTemplate', slot: 'Text' })(({ theme }) => ({
  alignSelf: 'center',
  paddingBlock: '56px 64px',
  overflowWrap: 'anywhere',
  '& h1': {
    ...theme.typography.h1,
    fontSize: pageTitleSize,
    marginInlineStart: '-0.025em',
    marginBlockEnd: 20,
  },
  '& p': { ...theme.typography.lead, maxWidth: theme.layout.leadMeasure, marginBlockEnd: 28 },
  [theme.breakpoints.down('sm')]: { paddingBlock: '32px 56px' },
  [phoneOnItsSide]: { ...sideText, '& p': { ...theme.typography.body2, marginBlockEnd: 16 } },
}));

const Links = styled('ul', { name: 'KitErrorTemplate', slot: 'Links' })({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 28px',
  marginBlockStart: 28,
});

/** Precedes the text in the HTML, so that the text does not move while the page loads. */
const Art = styled('div', { name: 'KitErrorTemplate', slot: 'Art' })(({ theme }) => ({
  paddingBlockEnd: 48,
  gridArea: '1 / 2',
  [theme.breakpoints.down('sm')]: {
    marginInline: `calc(-1 * ${theme.layout.gutter})`,
    paddingBlockEnd: 0,
  },
}));

/** Shown if a page is missing or fails: says what happened, and links to other pages. */
export const ErrorTemplate = ({
  model: { title, message, home, links = [], picture },
  children,
}: ErrorTemplateProps) => (
  <>
    <Root>
      <Container>
        {picture && (
          <Art data-print="none">
            <Picture {...picture} priority />
          </Art>
        )}
        <Text>
          <h1>{title}</h1>
          {message && <p>{message}</p>}
          <Actions>
            <ActionLinks of={[home]} />
          </Actions>
          {links.length > 0 && (
            <Links>
              {links.map((link) => (
                <li key={link.label}>
                  <TextLink {...linkProps(link)} />
                </li>
              ))}
            </Links>
          )}
        </Text>
      </Container>
    </Root>
    {children}
    <WovenBand />
  </>
);
