'use client';

import { styled } from '../../theme/styled.ts';
import { Picture } from '../Picture/Picture.tsx';
import type { ProfileModel } from './ProfileCard.tsx';

export interface ProfilePanelProps extends ProfileModel {}

const Root = styled('article', { name: 'KitProfilePanel', slot: 'Root' })(({ theme }) => ({
  containerType: 'inline-size',
  height: '100%',
  background: theme.vars.palette.roles.panel,
  color: theme.vars.palette.roles.onPanel,
  overflowWrap: 'anywhere',
  '@media (forced-colors: active), print': { border: '1px solid' },
  '@media print': { height: 'auto' },
}));

/** The panel's width decides: portrait beside the words, or above them. */
const Layout = styled('div', { name: 'KitProfilePanel', slot: 'Layout' })({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  height: '100%',
  '& img': { maxHeight: 420, objectFit: 'cover', objectPosition: '50% 20%' },
  '@container (min-width: 30rem)': {
    gridTemplateColumns: 'minmax(0, 9fr) minmax(0, 11fr)',
    gridTemplateRows: 'auto',
    '& picture, & img': { height: '100%', maxHeight: 480 },
  },
});

const Text = styled('div', { name: 'KitProfilePanel', slot: 'Text' })(({ theme }) => ({
  padding: 'clamp(24px, 2.6vw, 40px)',
  '& h3': theme.typography.h3,
  '& h3 + p': {
    ...theme.typography.small,
    marginBlock: '6px 16px',
    fontWeight: 600,
    color: theme.vars.palette.roles.brand,
  },
}));

/** An executive: portrait, name, position and the whole description beside it (§2.8). */
export const ProfilePanel = ({ name, role, text, picture }: ProfilePanelProps) => (
  <Root>
    <Layout>
      <Picture {...picture} />
      <Text>
        <h3>{name}</h3>
        <p>{role}</p>
        <p>{text}</p>
      </Text>
    </Layout>
  </Root>
);
