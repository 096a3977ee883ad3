'use client';

import MuiLink, { type LinkProps as MuiLinkProps } from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { type Polymorphic, useNamedProps } from '../../kit-props.ts';
import { OpensInNewTab, useAnchor } from './anchor.tsx';

const Root = styled(MuiLink, { name: 'KitLink', slot: 'Root' })<Polymorphic>({});

/** The props of MUI's `Link`, of which `href` is required. */
export interface LinkProps extends MuiLinkProps {
  readonly href: string;
  /**
   * True if it leads outside the site: it opens a new tab, and hidden text after the label says so.
   */
  readonly external?: boolean | undefined;
}

/**
 * MUI's `Link`, in the colour of the text around it. Inside the site it is the app's link
 * component; outside it is a plain anchor with `rel="noopener noreferrer"`.
 */
export const Link = (props: LinkProps) => {
  const {
    external = false,
    color = 'inherit',
    children,
    ...root
  } = useNamedProps('KitLink', props);
  const anchor = useAnchor(external);
  return (
    <Root {...anchor} {...root} color={color}>
      {children}
      {external && <OpensInNewTab />}
    </Root>
  );
};
