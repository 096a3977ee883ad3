'use client';

import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { type ElementType, useId } from 'react';
import { type KitProps, useKitProps } from '../../kit-props.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import { type SocialLinkModel, socialIcons } from '../SiteFooter/SiteFooter.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface SocialRowModel {
  /** 'Connect with us'. */
  readonly title: string;
  readonly links: readonly SocialLinkModel[];
}

export type SocialRowProps = KitProps<SocialRowModel, 'div', 'list' | 'link'>;

const Root = styled('div', { name: 'KitSocialRow', slot: 'Root' })(({ theme }) => ({
  '& > h2': { ...theme.typography.h5, letterSpacing: 0 },
}));

const List = styled('ul', { name: 'KitSocialRow', slot: 'List' })({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginBlockStart: 12,
});

const Mark = styled(IconButton, { name: 'KitSocialRow', slot: 'Link' })<{
  readonly component?: ElementType | undefined;
  readonly href?: string | undefined;
  readonly external?: boolean | undefined;
}>(({ theme }) => ({
  display: 'flex',
  border: `1px solid ${theme.vars.palette.roles.controlBorder}`,
  color: theme.vars.palette.roles.brand,
  '&:hover': {
    borderColor: theme.vars.palette.roles.brand,
    background: theme.vars.palette.roles.brand,
    color: theme.vars.palette.roles.page,
  },
  '& svg': { width: 22, height: 22 },
}));

/** The company's social icons, each named by its label (§2.7). */
export const SocialRow = (props: SocialRowProps) => {
  const { title, links, slot, ...root } = useKitProps('KitSocialRow', props);
  const id = useId();
  return (
    <Root {...root} data-print="none">
      <h2 id={id}>{title}</h2>
      <List {...slot('list')} aria-labelledby={id}>
        {links.map(({ label, href, external, icon }) => (
          <li key={icon}>
            <Mark component={Link} {...slot('link')} href={href} external={external}>
              <Icon name={socialIcons[icon]} />
              <VisuallyHidden>{label}</VisuallyHidden>
            </Mark>
          </li>
        ))}
      </List>
    </Root>
  );
};
