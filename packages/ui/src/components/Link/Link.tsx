'use client';

import MuiLink, { type LinkTypeMap } from '@mui/material/Link';
import type { OverridableComponent, OverrideProps } from '@mui/material/OverridableComponent';
import { styled } from '@mui/material/styles';
import type { ElementType } from 'react';
import { type Polymorphic, useNamedProps } from '../../kit-props.ts';
import { OpensInNewTab, useAnchor } from './anchor.tsx';

export interface LinkOwn {
  /** The link leaves the site: it opens a new tab, and hidden text after the label says so. */
  readonly external?: boolean | undefined;
}

const Root = styled(MuiLink, { name: 'KitLink', slot: 'Root' })<Polymorphic>({});

export type LinkProps<Component extends ElementType = 'a'> = OverrideProps<
  LinkTypeMap<LinkOwn>,
  Component
> &
  Polymorphic;

/**
 * MUI's `Link`, in the colour of the text around it. Inside the site it is the app's link
 * component; outside it is a plain anchor with `rel="noopener noreferrer"`.
 */
export const Link: OverridableComponent<LinkTypeMap<LinkOwn>> = (props: LinkProps) => {
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
