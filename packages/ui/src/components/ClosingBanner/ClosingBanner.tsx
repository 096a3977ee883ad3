'use client';

import { type KitProps, linkProps, useKitProps } from '../../kit-props.ts';
import type { LinkModel } from '../../models.ts';
import { styled } from '../../theme/styled.ts';
import { Button } from '../Button/Button.tsx';
import { Container } from '../Section/Section.tsx';
import { WovenBand } from '../WovenBand/WovenBand.tsx';

/** The banner that closes a page: 'Get Insured Today' (§1). */
export interface ClosingBannerModel {
  readonly title: string;
  /** A sentence or two. A line break between them (`\n`) is kept where the window is wide enough. */
  readonly lead?: string;
  readonly action: LinkModel;
}

export type ClosingBannerProps = KitProps<ClosingBannerModel, 'section', 'text' | 'action'>;

const Root = styled('section', { name: 'KitClosingBanner', slot: 'Root' })(({ theme }) => ({
  background: theme.vars.palette.roles.brand,
  color: theme.vars.palette.roles.onBrand,
  '& > div': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 40,
    paddingBlock: 'clamp(56px, 6.4vw, 92px)',
  },
  [theme.breakpoints.down('md')]: {
    '& > div': { flexDirection: 'column', alignItems: 'stretch', gap: 28 },
  },
  '@media print': {
    background: 'none',
    color: 'inherit',
    '& > div': { display: 'block', paddingBlock: 0 },
  },
}));

const Text = styled('div', { name: 'KitClosingBanner', slot: 'Text' })(({ theme }) => ({
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& h2': {
    ...theme.typography.h2,
    fontSize: 'clamp(2.5rem, 1.2rem + 3vw, 3.625rem)',
    lineHeight: 0.98,
  },
  '& p': {
    ...theme.typography.lead,
    maxWidth: theme.layout.leadMeasure,
    marginBlockStart: 16,
    color: theme.vars.palette.roles.onBrandMuted,
    // Each sentence on a line of its own; balanced, the first line would end with the second's start.
    [theme.breakpoints.up('md')]: { whiteSpace: 'pre-line' },
  },
  '@media print': { '& p': { color: 'inherit' } },
}));

const Action = styled('div', { name: 'KitClosingBanner', slot: 'Action' })(({ theme }) => ({
  flex: 'none',
  maxWidth: '100%',
  [theme.breakpoints.down('sm')]: { '& > *': { width: '100%' } },
}));

/**
 * The woven band, from edge to edge, above a heading, a sentence and a gold button. Use it once, at
 * the end of a page.
 */
export const ClosingBanner = (props: ClosingBannerProps) => {
  const { title, lead, action, slot, ...root } = useKitProps('KitClosingBanner', props);
  return (
    <>
      <WovenBand />
      <Root {...root}>
        <Container>
          <Text {...slot('text')}>
            <h2>{title}</h2>
            {lead && <p>{lead}</p>}
          </Text>
          <Action {...slot('action')}>
            <Button {...linkProps(action)} color="secondary" size="large" arrow />
          </Action>
        </Container>
      </Root>
    </>
  );
};
