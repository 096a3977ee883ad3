'use client';

import MuiButton, { type ButtonTypeMap } from '@mui/material/Button';
import type { OverridableComponent, OverrideProps } from '@mui/material/OverridableComponent';
import { styled } from '@mui/material/styles';
import type { ElementType } from 'react';
import { type Polymorphic, useNamedProps } from '../../kit-props.ts';
import { brandHoverVariable } from '../../theme/create-kit-theme.ts';

import { Icon } from '../Icon/Icon.tsx';
import { OpensInNewTab, useAnchor } from '../Link/anchor.tsx';

interface ButtonOwn {
  /** True if `href` leads outside the site: an arrow says so. */
  readonly external?: boolean | undefined;
  /** The scheme whose colour a filled button takes on hover, if not the page's (§2.2). */
  readonly hoverScheme?: string | undefined;
}

const Root = styled(MuiButton, { name: 'KitButton', slot: 'Root' })<
  Polymorphic & { readonly ownerState: ButtonOwn }
>(({ theme, ownerState: { hoverScheme } }) => ({
  ...(hoverScheme !== undefined && {
    // A theme without that scheme keeps its own hover colour.
    '&:hover': {
      '--variant-containedBg': `var(${brandHoverVariable(hoverScheme)},${theme.vars.palette.roles.brandHover})`,
    },
  }),
}));

/** The props of MUI's `Button`, and what the kit adds. */
export type ButtonProps<Component extends ElementType = 'button'> = OverrideProps<
  ButtonTypeMap<ButtonOwn>,
  Component
> &
  Polymorphic;

/**
 * MUI's `Button`, filled by default: a link if it has an `href`, else a button (of type `button` by
 * default). On brand surfaces `color="secondary"` is gold, and `variant="outlined" color="inherit"`
 * takes the text colour of the surface. `small`, `medium` and `large` are at least 44, 52 and 64 px
 * high.
 */
export const Button: OverridableComponent<ButtonTypeMap<ButtonOwn>> = (props: ButtonProps) => {
  const {
    external = false,
    hoverScheme,
    variant = 'contained',
    endIcon = external && <Icon name="arrow-up-right" />,
    children,
    ...root
  } = useNamedProps('KitButton', props);
  const anchor = useAnchor(external);
  const isLink = root.href !== undefined;
  return (
    <Root
      {...(isLink && anchor)}
      {...root}
      ownerState={{ hoverScheme }}
      variant={variant}
      endIcon={endIcon}
    >
      {children}
      {external && isLink && <OpensInNewTab />}
    </Root>
  );
};
