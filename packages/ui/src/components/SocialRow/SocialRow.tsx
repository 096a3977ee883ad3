'use client';

import { useId } from 'react';
import { styled } from '../../theme/styled.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import { type SocialLinkModel, socialIcons } from '../SiteFooter/SiteFooter.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** A titled row of social icons (§2.7). */
export interface SocialRowModel {
  /** 'Connect with us'. */
  readonly title: string;
  readonly links: readonly SocialLinkModel[];
}

export interface SocialRowProps extends SocialRowModel {
  readonly className?: string | undefined;
}

const Root = styled('div', { name: 'KitSocialRow', slot: 'Root' })(({ theme }) => ({
  '& > h2': { ...theme.typography.h5, letterSpacing: 0 },
  '& > ul': { display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockStart: 12 },
  '& a': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: 48,
    height: 48,
    border: `1px solid ${theme.vars.palette.roles.controlBorder}`,
    borderRadius: theme.shape.borderRadius,
    color: theme.vars.palette.roles.brand,
    transition: 'background-color 160ms, color 160ms, border-color 160ms',
  },
  '& a:hover': {
    borderColor: theme.vars.palette.roles.brand,
    background: theme.vars.palette.roles.brand,
    color: theme.vars.palette.roles.onBrand,
  },
  '& svg': { width: 22, height: 22 },
  '@media print': { display: 'none' },
}));

/** 'Connect with us': the company's social icons, each named by its label. */
export const SocialRow = ({ title, links, className }: SocialRowProps) => {
  const id = useId();
  return (
    <Root className={className}>
      <h2 id={id}>{title}</h2>
      <ul aria-labelledby={id}>
        {links.map(({ label, href, external, icon }) => (
          <li key={icon}>
            <Link href={href} external={external}>
              <Icon name={socialIcons[icon]} />
              <VisuallyHidden>{label}</VisuallyHidden>
            </Link>
          </li>
        ))}
      </ul>
    </Root>
  );
};
