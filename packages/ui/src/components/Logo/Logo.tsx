'use client';

import generateUtilityClasses from '@mui/material/generateUtilityClasses';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { classNames, type KitProps, useKitProps } from '../../kit-props.ts';

interface OwnProps {
  /** An `svg` filled with `var(--mark)` (brand or white) and `var(--mark-thread)` (accent). */
  readonly mark: ReactNode;
  readonly name: ReactNode;
  /** Smaller line below the name. */
  readonly descriptor?: ReactNode;
  /** Background behind the logo: the page (`light`), or the darkest brand colour (`dark`). */
  readonly surface: 'light' | 'dark';
}

export type LogoProps = KitProps<OwnProps, 'span', 'name' | 'descriptor'>;

const { dark } = generateUtilityClasses('KitLogo', ['dark']);

const Root = styled('span', { name: 'KitLogo', slot: 'Root' })(({ theme }) => ({
  '--mark': theme.vars.palette.roles.brand,
  '--mark-thread': theme.vars.palette.roles.accent,
  '--name': theme.vars.palette.roles.ink,
  '--descriptor': theme.vars.palette.roles.inkMuted,
  [`&.${dark}`]: {
    '--mark': theme.vars.palette.roles.onBrand,
    '--name': theme.vars.palette.roles.onBrand,
    '--descriptor': theme.vars.palette.roles.onBrandMuted,
  },
  display: 'inline-flex',
  alignItems: 'center',
  gap: 12,
  minWidth: 0,
  color: 'var(--name)',
  '& svg': { flex: 'none', width: 44, height: 44 },
  [theme.breakpoints.down('md')]: { gap: 10, '& svg': { width: 38, height: 38 } },
  '@media (forced-colors: active), print': {
    '&&': {
      '--mark': 'currentcolor',
      '--mark-thread': 'currentcolor',
      '--name': 'currentcolor',
      '--descriptor': 'currentcolor',
    },
  },
  '@media (forced-colors: active)': { '&&': { '--mark-thread': 'Highlight' } },
}));

const Name = styled('span', { name: 'KitLogo', slot: 'Name' })(({ theme }) => ({
  ...theme.typography.display,
  display: 'block',
  fontSize: '1.5rem',
  lineHeight: 1,
  letterSpacing: '-0.03em',
  [theme.breakpoints.down('md')]: { fontSize: '1.25rem' },
}));

const Descriptor = styled('span', { name: 'KitLogo', slot: 'Descriptor' })(({ theme }) => ({
  display: 'block',
  marginBlockStart: 3,
  fontSize: '0.8125rem',
  lineHeight: 1.1,
  color: 'var(--descriptor)',
  [theme.breakpoints.down('md')]: { fontSize: '0.75rem' },
}));

/** A company's mark and name. To make it a link or heading, wrap it in one. */
export const Logo = (props: LogoProps) => {
  const { mark, name, descriptor, surface, slot, ...root } = useKitProps('KitLogo', props);
  return (
    <Root {...root} className={classNames(root.className, surface === 'dark' && dark)}>
      {mark}
      <span>
        <Name {...slot('name')}>{name}</Name>{' '}
        {descriptor && <Descriptor {...slot('descriptor')}>{descriptor}</Descriptor>}
      </span>
    </Root>
  );
};
