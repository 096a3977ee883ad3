'use client';

import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { type KitProps, type Polymorphic, useKitProps } from '../../kit-props.ts';
import type { LinkModel } from '../../models.ts';
import { Link, type LinkProps } from '../Link/Link.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** A company's page on a social network. The label is the icon's accessible name. */
export type SocialLink = LinkModel & { readonly icon: ReactNode };

interface OwnProps {
  readonly title: ReactNode;
  readonly links: readonly SocialLink[];
}

export type SocialRowProps = KitProps<OwnProps, 'div', 'list' | 'link'>;

const Root = styled('div', { name: 'KitSocialRow', slot: 'Root' })(({ theme }) => ({
  '& > h2': { ...theme.typography.h5, letterSpacing: 0 },
}));

const List = styled('ul', { name: 'KitSocialRow', slot: 'List' })({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginBlockStart: 12,
});

const IconLink = styled(IconButton, { name: 'KitSocialRow', slot: 'Link' })<
  Polymorphic & Pick<LinkProps, 'href' | 'external'>
>(({ theme }) => ({
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

/** Icons that link to the company's social pages (§2.7). */
export const SocialRow = (props: SocialRowProps) => {
  const { title, links, slot, ...root } = useKitProps('KitSocialRow', props);
  const id = useId();
  return (
    <Root {...root} data-print="none">
      <h2 id={id}>{title}</h2>
      <List {...slot('list')} aria-labelledby={id}>
        {links.map(({ label, href, external, icon }) => (
          <li key={href}>
            <IconLink component={Link} {...slot('link')} href={href} external={external}>
              {icon}
              <VisuallyHidden>{label}</VisuallyHidden>
            </IconLink>
          </li>
        ))}
      </List>
    </Root>
  );
};
