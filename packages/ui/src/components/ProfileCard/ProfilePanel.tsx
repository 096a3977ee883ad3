'use client';

import { styled } from '@mui/material/styles';
import { type KitProps, useKitProps } from '../../kit-props.ts';
import { type ProfileOwn, wholeName } from './ProfileCard.tsx';

export type ProfilePanelProps = KitProps<ProfileOwn, 'article', 'layout' | 'text'>;

const Root = styled('article', { name: 'KitProfilePanel', slot: 'Root' })(({ theme }) => ({
  containerType: 'inline-size',
  height: '100%',
  background: theme.vars.palette.roles.panel,
  color: theme.vars.palette.roles.onPanel,
  overflowWrap: 'anywhere',
  '@media (forced-colors: active), print': { border: '1px solid' },
  '@media print': { height: 'auto' },
}));

/** The width of the panel decides whether the portrait is beside the text or above it. */
const Layout = styled('div', { name: 'KitProfilePanel', slot: 'Layout' })({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  height: '100%',
  '@container (min-width: 30rem)': {
    gridTemplateColumns: 'minmax(0, 9fr) minmax(0, 11fr)',
    gridTemplateRows: 'auto',
    alignItems: 'start',
  },
});

const Text = styled('div', { name: 'KitProfilePanel', slot: 'Text' })(({ theme }) => ({
  padding: 'clamp(24px, 2.6vw, 40px)',
  '& h3': theme.typography.h3,
  '& h3 > span': { display: 'inline-block' },
  '& h3 + p': {
    ...theme.typography.small,
    marginBlock: '6px 16px',
    fontWeight: 600,
    color: theme.vars.palette.roles.brand,
  },
}));

/** An executive's portrait, and beside it name, position and description (§2.8). */
export const ProfilePanel = (props: ProfilePanelProps) => {
  const { name, role, text, picture, slot, ...root } = useKitProps('KitProfilePanel', props);
  return (
    <Root {...root}>
      <Layout {...slot('layout')}>
        {picture}
        <Text {...slot('text')}>
          <h3>{wholeName(name)}</h3>
          <p>{role}</p>
          <p>{text}</p>
        </Text>
      </Layout>
    </Root>
  );
};
