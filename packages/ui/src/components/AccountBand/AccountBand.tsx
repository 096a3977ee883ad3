'use client';

import Paper from '@mui/material/Paper';
import { flatLooks, flatPaper } from '../../cards.ts';
import { type KitProps, linkProps, type Polymorphic, useKitProps } from '../../kit-props.ts';
import type { LinkModel, PictureModel } from '../../models.ts';
import { styled } from '../../theme/styled.ts';
import { Button } from '../Button/Button.tsx';

/** The 'My Insurance Account' band (§1): what an account is for, and a link to it. */
export interface AccountBandModel {
  readonly title: string;
  readonly text?: string;
  readonly action: LinkModel;
  /** The company's sign, square and gold: it is shown on the brand colour. */
  readonly sign?: PictureModel;
}

interface OwnProps extends AccountBandModel {
  /** `outlined` where another button of the page matters more. */
  readonly variant?: 'contained' | 'outlined' | undefined;
}

export type AccountBandProps = KitProps<OwnProps, typeof Paper, 'sign' | 'text' | 'action'>;

const Root = styled(Paper, { name: 'KitAccountBand', slot: 'Root' })<Polymorphic>(({ theme }) => ({
  ...flatLooks,
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr) auto',
  alignItems: 'center',
  background: theme.vars.palette.roles.panel,
  boxShadow: `inset 0 0 0 1px ${theme.vars.palette.roles.panelBorder}`,
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: '52px minmax(0, 1fr)',
    alignItems: 'start',
  },
  '@media (forced-colors: active), print': { border: '1px solid' },
  // The address of its link has no room beside its text on paper.
  '@media print': { display: 'block', breakInside: 'avoid' },
}));

const Sign = styled('div', { name: 'KitAccountBand', slot: 'Sign' })(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'stretch',
  background: theme.vars.palette.roles.brand,
  '& img': { width: 56, height: 56 },
  [theme.breakpoints.down('md')]: {
    gridRow: '1 / 3',
    alignContent: 'start',
    paddingBlockStart: 28,
    '& img': { width: 34, height: 34 },
  },
  '@media (forced-colors: active)': { borderInlineEnd: '1px solid' },
  '@media print': { display: 'none' },
}));

const Text = styled('div', { name: 'KitAccountBand', slot: 'Text' })(({ theme }) => ({
  paddingBlock: 40,
  paddingInline: '40px 24px',
  overflowWrap: 'anywhere',
  '& h2': theme.typography.h3,
  '& p': { maxWidth: '42em', marginBlockStart: 10, color: theme.vars.palette.roles.inkMuted },
  [theme.breakpoints.down('md')]: { paddingBlock: '28px 0', paddingInline: 20 },
  '@media print': { paddingBlock: '20px 0' },
}));

const Action = styled('div', { name: 'KitAccountBand', slot: 'Action' })(({ theme }) => ({
  padding: theme.layout.panel,
  [theme.breakpoints.down('md')]: {
    padding: '24px 16px 28px 20px',
  },
  // Narrow padding, so that a label of 18 letters ('Souscrire et payer') has one line at 320 px.
  [theme.breakpoints.down('sm')]: { '&& > *': { width: '100%', paddingInline: 6 } },
  '@media print': { paddingBlock: '8px 20px' },
}));

/** MUI's `Paper`: a band with the company's sign and one action. */
export const AccountBand = (props: AccountBandProps) => {
  const { title, text, action, sign, variant, slot, ...root } = useKitProps(
    'KitAccountBand',
    props,
    { component: 'section' },
  );
  return (
    <Root {...flatPaper} {...root}>
      <Sign {...slot('sign')}>
        {sign && (
          <img
            src={sign.src}
            alt={sign.alt}
            width={sign.width}
            height={sign.height}
            loading="lazy"
          />
        )}
      </Sign>
      <Text {...slot('text')}>
        <h2>{title}</h2>
        {text && <p>{text}</p>}
      </Text>
      <Action {...slot('action')}>
        <Button {...linkProps(action)} variant={variant} />
      </Action>
    </Root>
  );
};
