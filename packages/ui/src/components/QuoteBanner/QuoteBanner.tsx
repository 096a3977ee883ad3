'use client';

import { useId } from 'react';
import { type KitProps, linkProps, useKitProps } from '../../kit-props.ts';
import type { LinkModel } from '../../models.ts';
import { styled } from '../../theme/styled.ts';
import { Button } from '../Button/Button.tsx';
import { Section } from '../Section/Section.tsx';

/** An offer within a page: 'Get a Quote' (§2.9). */
export interface QuoteBannerModel {
  readonly title: string;
  readonly text?: string;
  readonly action: LinkModel;
  /** True if it is shown on large screens only. */
  readonly wideOnly?: boolean;
}

export type QuoteBannerProps = KitProps<QuoteBannerModel, 'section', 'panel'>;

const Root = styled(Section, {
  name: 'KitQuoteBanner',
  slot: 'Root',
})<{
  ownerState: { wideOnly: boolean | undefined };
}>(({ theme, ownerState: { wideOnly } }) => ({
  [theme.breakpoints.down('lg')]: wideOnly ? { display: 'none' } : {},
  '@media print': { display: 'none' },
}));

const Panel = styled('div', { name: 'KitQuoteBanner', slot: 'Panel' })(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '24px 40px',
  padding: theme.layout.panel,
  background: theme.vars.palette.roles.panelStrong,
  color: theme.vars.palette.roles.onPanel,
  overflowWrap: 'anywhere',
  '& h2': theme.typography.h3,
  '& p': { maxWidth: '34em', marginBlockStart: 10 },
  [theme.breakpoints.down('md')]: { padding: 24, '& > a': { width: '100%' } },
  '@media (forced-colors: active)': { border: '1px solid' },
}));

/** A light panel with one action, between the sections of a page. */
export const QuoteBanner = (props: QuoteBannerProps) => {
  const { title, text, action, wideOnly, slot, ...root } = useKitProps('KitQuoteBanner', props, {
    component: 'section',
  });
  const titleId = useId();
  return (
    <Root space="below" {...root} labelledBy={titleId} ownerState={{ wideOnly }}>
      <Panel {...slot('panel')}>
        <div>
          <h2 id={titleId}>{title}</h2>
          {text && <p>{text}</p>}
        </div>
        <Button {...linkProps(action)} arrow />
      </Panel>
    </Root>
  );
};
