'use client';

import { buttonClasses, type ButtonProps as MuiButtonProps } from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import CircularProgress from '@mui/material/CircularProgress';
import { type PaletteColor, styled, useThemeProps } from '@mui/material/styles';
import { capitalize } from '@mui/material/utils';
import { type ComponentType, type ElementType, type ReactNode, useId } from 'react';
import { brandHoverVariable } from '../../theme/create-kit-theme.ts';
import { where } from '../../theme/mui-looks.ts';
import { Icon } from '../Icon/Icon.tsx';
import { OpensInNewTab, useAnchor } from '../Link/anchor.tsx';

type Looks = {
  readonly [Name in 'variant' | 'color' | 'size' | 'fullWidth' | 'loading']: NonNullable<
    MuiButtonProps[Name]
  >;
};

interface RootProps {
  readonly ownerState: Looks;
  readonly component?: ElementType | undefined;
  readonly href?: string | undefined;
}

const coloursOf = ({ main, contrastText, dark }: PaletteColor) => ({
  '--button': main,
  '--button-ink': contrastText,
  '--button-hover': dark,
});

/**
 * MUI's Button, with one class for all of its variants, sizes and common colours: MUI's own has a
 * class of 3 kB for each combination.
 */
const Base = styled(ButtonBase, {
  name: 'MuiButton',
  slot: 'Root',
  overridesResolver: ({ ownerState }: RootProps, styles) => [
    styles.root,
    styles[ownerState.variant],
    styles[`size${capitalize(ownerState.size)}`],
    ownerState.fullWidth && styles.fullWidth,
    ownerState.loading && styles.loading,
  ],
})<RootProps>(({ theme, ownerState: { color } }) => {
  const { palette, shape } = theme.vars;
  const isCommon = color === 'primary' || color === 'secondary' || color === 'inherit';
  return {
    ...theme.typography.button,
    ...coloursOf(palette[isCommon ? 'primary' : color]),
    borderRadius: shape.borderRadius,
    background: 'var(--button)',
    color: 'var(--button-ink)',
    '@media (hover: hover)': { '&:hover': { background: 'var(--button-hover)' } },
    [where('MuiButton-colorSecondary')]: coloursOf(palette.secondary),
    [where('MuiButton-colorInherit')]: {
      '--button': palette.Button.inheritContainedBg,
      '--button-ink': 'currentColor',
      '--button-hover': palette.Button.inheritContainedHoverBg,
    },
    '&:where(.MuiButton-text, .MuiButton-outlined)': {
      background: 'none',
      color: 'var(--button)',
      '@media (hover: hover)': {
        '&:hover': { background: 'color-mix(in srgb, currentColor 4%, transparent)' },
      },
    },
    '&:where(.MuiButton-colorInherit:not(.MuiButton-contained))': { color: 'inherit' },
    [where('MuiButton-fullWidth')]: { width: '100%' },
    ...Object.fromEntries(
      (theme.schemes ?? []).map((name) => [
        `&:where([data-hover="${name}"])`,
        { '--button-hover': `var(${brandHoverVariable(name)})` },
      ]),
    ),
  };
});

const Root = styled(Base, { name: 'KitButton', slot: 'Root' })({});

const StartIcon = styled('span', { name: 'MuiButton', slot: 'StartIcon' })({
  display: 'inherit',
  // As high as a line of the label.
  '&::before': { content: '"\\200b"', width: 0, overflow: 'hidden' },
});

const EndIcon = styled('span', { name: 'MuiButton', slot: 'EndIcon' })({ display: 'inherit' });

const LoadingIndicator = styled('span', { name: 'MuiButton', slot: 'LoadingIndicator' })(
  ({ theme }) => ({
    position: 'absolute',
    insetInlineStart: '50%',
    display: 'flex',
    transform: 'translate(-50%)',
    color: theme.vars.palette.action.disabled,
  }),
);

/** What MUI's Button has beyond the kit's, which is flat and waits with its indicator in its middle. */
type Unneeded = 'classes' | 'disableElevation' | 'disableFocusRipple' | 'loadingPosition';

/** MUI's props for buttons and links alike, and what the kit adds. */
export interface ButtonProps
  extends Omit<MuiButtonProps<'button', { component?: ElementType }>, Unneeded> {
  /** True if `href` leads outside the site: an arrow says so. */
  readonly external?: boolean | undefined;
  /** The scheme whose colour a filled button takes on hover, if not the page's (§2.2). */
  readonly hoverScheme?: string | undefined;
}

/** A button whose `component` brings props of its own, such as a router's link with `to`. */
interface ButtonComponent {
  <Props extends object>(
    props: { readonly component: ComponentType<Props> } & ButtonProps &
      Omit<Props, keyof ButtonProps>,
  ): ReactNode;
  (props: ButtonProps): ReactNode;
}

/** The props with what a theme may say of MUI's buttons. */
type AnyButtonProps = ButtonProps & Pick<MuiButtonProps, 'disableElevation'>;

/**
 * MUI's `Button`, filled by default: a link if it has an `href`, else a button (of type `button` by
 * default). On brand surfaces `color="secondary"` is gold, and `variant="outlined" color="inherit"`
 * takes the text colour of the surface. `small`, `medium` and `large` are at least 44, 52 and 64 px
 * high.
 */
export const Button: ButtonComponent = (props: ButtonProps) => {
  const ofKit: AnyButtonProps = useThemeProps({ props, name: 'KitButton' });
  const {
    external = false,
    hoverScheme,
    variant = 'contained',
    color = 'primary',
    size = 'medium',
    fullWidth = false,
    disabled = false,
    loading = null,
    loadingIndicator,
    startIcon,
    endIcon = external && <Icon name="arrow-up-right" />,
    className,
    id,
    children,
    disableElevation: _,
    ...root
  } = useThemeProps({ props: ofKit, name: 'MuiButton' });
  const ownId = useId();
  const anchor = useAnchor(external);
  const waits = loading === true;
  const classes = [
    'KitButton-root',
    buttonClasses.root,
    `MuiButton-${variant}`,
    `MuiButton-size${capitalize(size)}`,
    `MuiButton-color${capitalize(color)}`,
    fullWidth && buttonClasses.fullWidth,
    waits && buttonClasses.loading,
    className,
  ];
  return (
    <Root
      {...(root.href !== undefined && anchor)}
      {...root}
      ownerState={{ variant, color, size, fullWidth, loading: waits }}
      id={waits ? (id ?? ownId) : id}
      className={classes.filter(Boolean).join(' ')}
      disabled={disabled || waits}
      data-hover={hoverScheme}
    >
      {waits && (
        <LoadingIndicator>
          {loadingIndicator ?? (
            <CircularProgress aria-labelledby={id ?? ownId} color="inherit" size={16} />
          )}
        </LoadingIndicator>
      )}
      {startIcon && <StartIcon className={buttonClasses.icon}>{startIcon}</StartIcon>}
      {children}
      {endIcon && <EndIcon className={buttonClasses.icon}>{endIcon}</EndIcon>}
      {external && root.href !== undefined && <OpensInNewTab />}
    </Root>
  );
};
