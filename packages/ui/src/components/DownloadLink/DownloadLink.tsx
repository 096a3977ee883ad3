'use client';

import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { type Polymorphic, useNamedProps } from '../../kit-props.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Link, type LinkProps } from '../Link/Link.tsx';

/** Props of `Link`. `download` names the saved file; `detail` is the file's type and size. */
export type DownloadLinkProps = Omit<LinkProps, 'external'> & { readonly detail?: ReactNode };

const Root = styled(Link, { name: 'KitDownloadLink', slot: 'Root' })<Polymorphic>(({ theme }) => ({
  position: 'relative',
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 12px',
  maxWidth: '100%',
  minHeight: theme.layout.control,
  padding: '6px 20px',
  border: '2px solid currentColor',
  borderRadius: theme.shape.borderRadius,
  background: theme.vars.palette.roles.page,
  color: theme.vars.palette.roles.brand,
  textDecoration: 'none',
  '&:hover': { background: theme.vars.palette.roles.panel },
  '& > b': { ...theme.typography.button },
  '& > small': { ...theme.typography.small, color: theme.vars.palette.roles.inkMuted },
}));

/** A link that downloads a file, and names the file's type and size (§2.7). */
export const DownloadLink = (props: DownloadLinkProps) => {
  const { children, detail, ...root } = useNamedProps('KitDownloadLink', props);
  return (
    // A plain `a`: a router cannot open a file.
    <Root component="a" download="" {...root} data-print="none">
      <Icon name="download" />
      <b>{children}</b>
      {detail && <small>{detail}</small>}
    </Root>
  );
};
