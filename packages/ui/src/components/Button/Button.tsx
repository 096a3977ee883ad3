'use client';

import MuiButton, { type ButtonProps as MuiButtonProps } from '@mui/material/Button';
import { useThemeProps } from '@mui/material/styles';
import type { ElementType } from 'react';
import { brandHoverVariable } from '../../theme/create-kit-theme.ts';
import { styled } from '../../theme/styled.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';

const Root = styled(MuiButton, { name: 'KitButton', slot: 'Root' })<{
  readonly component?: ElementType | undefined;
  readonly external?: boolean | undefined;
}>({});

/** MUI's props for buttons and links alike, and what the kit adds. */
export interface ButtonProps extends MuiButtonProps<'button', { component?: ElementType }> {
  /** True if `href` leads outside the site. */
  readonly external?: boolean | undefined;
  /** An arrow after the text. A link out of the site always has one. */
  readonly arrow?: boolean | undefined;
  /** The scheme whose colour a filled button takes on hover, if not the page's (§2.2). */
  readonly hoverScheme?: string | undefined;
}

const arrowOf = ({ external, arrow }: ButtonProps) => {
  if (external) return <Icon name="arrow-up-right" />;
  return arrow && <Icon name="arrow-right" arrow />;
};

/**
 * MUI's `Button`, filled by default: a link if it has an `href`, else a button (of type `button` by
 * default). On brand surfaces `color="secondary"` is gold, and `variant="outlined" color="inherit"`
 * takes the text colour of the surface. `small`, `medium` and `large` are at least 44, 52 and 64 px
 * high.
 */
export const Button = (props: ButtonProps) => {
  const {
    external,
    arrow,
    hoverScheme,
    variant = 'contained',
    endIcon = arrowOf({ external, arrow }),
    sx,
    ...root
  } = useThemeProps({ props, name: 'KitButton' });
  const look = {
    variant,
    endIcon,
    sx: [
      hoverScheme !== undefined && {
        '&:hover': { background: `var(${brandHoverVariable(hoverScheme)})` },
      },
      ...(Array.isArray(sx) ? sx : [sx]),
    ],
  };
  if (root.href === undefined) return <Root {...root} {...look} />;
  return <Root component={Link} {...root} {...look} {...(external && { external })} />;
};
