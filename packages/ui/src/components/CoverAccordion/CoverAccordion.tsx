'use client';

import { styled } from '@mui/material/styles';
import { type KitProps, useKitProps } from '../../kit-props.ts';
import type { LinkModel, SafeHtml } from '../../models.ts';
import { motion } from '../../theme/kit-tokens.ts';
import { Actions, Links } from '../Actions/Actions.tsx';
import { type FactModel, Facts } from '../Facts/Facts.tsx';
import { FeaturesDialog, type FeaturesModel } from '../FeaturesDialog/FeaturesDialog.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { RichText } from '../RichText/RichText.tsx';

/** One of the covers of a product (§2.11). */
export interface CoverModel {
  /** Unique on the page; React's key. */
  readonly id: string;
  readonly title: string;
  readonly body?: SafeHtml;
  /** True if it is open at first. */
  readonly open?: boolean;
  /** What moves its premium, what to have ready, how to pay. */
  readonly facts?: readonly FactModel[];
  readonly features?: FeaturesModel;
  /** 'Get a Quote'; the title is added to its accessible name. */
  readonly quote?: LinkModel;
}

export type CoverAccordionProps = KitProps<
  { readonly covers: readonly CoverModel[] },
  'div',
  'cover' | 'row' | 'body' | 'ways'
>;

const Root = styled('div', { name: 'KitCoverAccordion', slot: 'Root' })(({ theme }) => ({
  containerType: 'inline-size',
  borderBlockStart: `2px solid ${theme.vars.palette.roles.ink}`,
}));

const Cover = styled('details', { name: 'KitCoverAccordion', slot: 'Cover' })(({ theme }) => ({
  borderBlockEnd: `1px solid ${theme.vars.palette.roles.ruleStrong}`,
  // A printed page shows all covers open.
  '@media print': { '&::details-content': { contentVisibility: 'visible' } },
}));

const Row = styled('summary', { name: 'KitCoverAccordion', slot: 'Row' })(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 24,
  paddingBlock: 24,
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '& h3': { ...theme.typography.rowHeading, minWidth: 0, overflowWrap: 'anywhere' },
  '&:hover h3': { color: theme.vars.palette.roles.brand },
  '& svg': {
    width: 28,
    height: 28,
    color: theme.vars.palette.roles.brandActive,
    transition: `clip-path ${motion.panel} ${motion.curve}`,
  },
  // What is left of the plus is a minus.
  'details[open] > & svg': { clipPath: 'inset(46% 0)' },
  [theme.breakpoints.down('md')]: { paddingBlock: 20, '& h3': { fontSize: '1.1875rem' } },
  '@media (forced-colors: active)': { '& svg': { color: 'CanvasText' } },
  '@media print': { '& svg': { display: 'none' } },
}));

const Body = styled('div', { name: 'KitCoverAccordion', slot: 'Body' })(({ theme }) => ({
  paddingBlockEnd: 36,
  paddingInlineEnd: 64,
  color: theme.vars.palette.roles.inkSoft,
  [theme.breakpoints.down('md')]: { paddingBlockEnd: 28, paddingInlineEnd: 0 },
  // Wide enough for the facts beside text and buttons.
  '@container (min-width: 60rem)': {
    display: 'grid',
    grid: 'auto 1fr / repeat(2, minmax(0, 1fr))',
    columnGap: theme.layout.panel,
    '& > dl': { gridArea: '1 / 2 / span 2', alignSelf: 'start', marginBlockStart: 0 },
  },
  '@media print': { display: 'block' },
}));

const Ways = styled(Actions, { name: 'KitCoverAccordion', slot: 'Ways' })({
  '* + &': { marginBlockStart: 24 },
});

/**
 * The covers of a product, each with a header that opens or closes it, independently of the others
 * (§2.11, §4.7). It is a `details` element, so it needs no script.
 */
export const CoverAccordion = (props: CoverAccordionProps) => {
  const { covers, slot, ...root } = useKitProps('KitCoverAccordion', props);
  return (
    <Root {...root}>
      {covers.map(({ id, title, body, open = false, facts, features, quote }) => (
        // A visitor may have opened or closed it before React started.
        <Cover key={id} {...slot('cover')} open={open} suppressHydrationWarning>
          <Row {...slot('row')}>
            <h3>{title}</h3>
            <Icon name="plus" />
          </Row>
          <Body {...slot('body')}>
            {body && <RichText html={body} />}
            {facts && <Facts facts={facts} />}
            {(features || quote) && (
              <Ways {...slot('ways')}>
                <Links of={quote ? [quote] : []}>
                  {features && <FeaturesDialog {...features} links={quote && [quote]} />}
                </Links>
              </Ways>
            )}
          </Body>
        </Cover>
      ))}
    </Root>
  );
};
