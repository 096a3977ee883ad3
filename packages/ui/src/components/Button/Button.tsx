'use client';

import MuiButton, { type ButtonTypeMap } from '@mui/material/Button';
import type { OverridableComponent, OverrideProps } from '@mui/material/OverridableComponent';
import { styled } from '@mui/material/styles';
import type { ElementType } from 'react';
import { type Polymorphic, useNamedProps } from '../../kit-props.ts';
import { Icon } from '../Icon/Icon.tsx';
import { type LinkOwn, OpensInNewTab, useAnchor } from '../Link/Link.tsx';

const Root = styled(MuiButton, { name: 'KitButton', slot: 'Root' })<Polymorphic>({});

export type ButtonProps<Component extends ElementType = 'button'> = OverrideProps<
  ButtonTypeMap<LinkOwn>,
  Component
> &
  Polymorphic;

/**
 * MUI's `Button`, filled by default; a link if it has an `href`. On a surface in the brand colour,
 * use either `color="secondary"` (the accent colour) or `variant="outlined" color="inherit"`.
 * Minimum heights: `small` 44 px, `medium` 52 px, `large` 64 px.
 */
export const Button: OverridableComponent<ButtonTypeMap<LinkOwn>> = (props: ButtonProps) => {
  const {
    external = false,
    variant = 'contained',
    endIcon = external && <Icon name="arrow-up-right" />,
    children,
    ...root
  } = useNamedProps('KitButton', props);
  const anchor = useAnchor(external, root.href);
  const isLink = root.href !== undefined;
  return (
    <Root {...(isLink && anchor)} {...root} variant={variant} endIcon={endIcon}>
      {children}
      {external && isLink && <OpensInNewTab />}
    </Root>
  );
};
