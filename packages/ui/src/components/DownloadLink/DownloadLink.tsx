'use client';

import { styled } from '@mui/material/styles';
import { useNamedProps } from '../../kit-props.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Link, type LinkProps } from '../Link/Link.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** A file to download (§2.7). */
export interface DownloadModel {
  /** 'Download'. */
  readonly label: string;
  readonly href: string;
  /** Name of the saved file; default: the end of its address. */
  readonly fileName?: string;
  /** Type and size: 'PDF, 118 kB'. */
  readonly detail?: string;
  /** Visually hidden text after the label: 'this article'. */
  readonly hint?: string;
}

/** Other props go to the `Link`. */
export interface DownloadLinkProps
  extends DownloadModel,
    Omit<LinkProps, keyof DownloadModel | 'external' | 'children'> {}

const Root = styled(Link, { name: 'KitDownloadLink', slot: 'Root' })(({ theme }) => ({
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

/** A link that saves a file, with the file's type and size. */
export const DownloadLink = (props: DownloadLinkProps) => {
  const { label, fileName = '', detail, hint, ...root } = useNamedProps('KitDownloadLink', props);
  return (
    <Root download={fileName} {...root} data-print="none">
      <Icon name="download" />
      <b>
        {label}
        {hint && <VisuallyHidden>{` ${hint}`}</VisuallyHidden>}
      </b>
      {detail && <small>{detail}</small>}
    </Root>
  );
};
