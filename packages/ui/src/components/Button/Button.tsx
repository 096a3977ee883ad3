'use client';

import MuiButton, { type ButtonTypeMap } from '@mui/material/Button';
import type { OverridableComponent, OverrideProps } from '@mui/material/OverridableComponent';
import { styled } from '@mui/material/styles';
import type { ElementType } from 'react';
import { type Polymorphic, useNamedProps } from '../../kit-props.ts';
import { Icon } from '../Icon/Icon.tsx';
import { OpensInNewTab, useAnchor } from '../Link/Link.tsx';

interface ButtonOwn {
  /** Adds an arrow to a link that leaves the site. */
  readonly external?: boolean | undefined;
}

const Root = styled(MuiButton, { name: 'KitButton', slot: 'Root' })<Polymorphic>({});

export type ButtonProps<Component extends ElementType = 'button'> = OverrideProps<
  ButtonTypeMap<ButtonOwn>,
  Component
> &
  Polymorphic;

/**
 * MUI's `Button`, filled by default; with `href` a link. On brand surfaces `color="secondary"` is
 * gold, and `variant="outlined" color="inherit"` has the text's colour. At least 44, 52 and 64 px
 * high.
 */
export const Button: OverridableComponent<ButtonTypeMap<ButtonOwn>> = (props: ButtonProps) => {
  const {
    external = false,
    variant = 'contained',
    endIcon = external && <Icon name="arrow-up-right" />,
    children,
    ...root
  } = useNamedProps('KitButton', props);
  const anchor = useAnchor(external);
  const isLink = root.href !== undefined;
  return (
    <Root {...(isLink && anchor)} {...root} variant={variant} endIcon={endIcon}>
      {children}
      {external && isLink && <OpensInNewTab />}
    </Root>
  );
};
