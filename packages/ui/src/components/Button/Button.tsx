'use client';

import type { ButtonHTMLAttributes, MouseEventHandler, ReactNode, Ref } from 'react';
import { forwardAttribute } from '../../theme/forwardAttribute.ts';
import type { KitTheme } from '../../theme/kitTheme.ts';
import type { ThemeName } from '../../theme/roles.ts';
import { styled } from '../../theme/styled.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';

const looks = ({ theme }: { theme: KitTheme }) => {
  const { roles } = theme.vars.palette;
  const { layout } = theme;
  return {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 10,
    minHeight: layout.control,
    padding: '6px 26px',
    border: '2px solid transparent',
    borderRadius: theme.shape.borderRadius,
    ...theme.typography.button,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: 'background-color 160ms, color 160ms, border-color 160ms',
    '& svg': { transition: 'transform 200ms cubic-bezier(0.2, 0.8, 0.2, 1)' },
    '&:hover > svg[data-arrow]': { transform: 'translateX(4px)' },
    '&[data-size="header"]': {
      minHeight: layout.controlHeader,
      padding: '4px 18px',
      fontSize: '1rem',
    },
    '&[data-size="banner"]': {
      minHeight: layout.controlBanner,
      padding: '8px 36px',
      fontSize: '1.1875rem',
    },
    '&[data-variant="primary"]': { background: roles.brand, color: roles.onBrand },
    '&[data-variant="primary"]:hover': { background: roles.brandHover },
    '&[data-variant="onBrand"]': { background: roles.accent, color: roles.onAccent },
    '&[data-variant="onBrand"]:hover': { background: roles.accentHover },
    '&[data-variant="outline"]': {
      background: roles.page,
      borderColor: 'currentColor',
      color: roles.brand,
    },
    '&[data-variant="outline"]:hover': { background: roles.panel },
    '&[data-variant="outlineOnBrand"]': {
      background: 'transparent',
      borderColor: 'currentColor',
      color: roles.onBrand,
    },
    '&[data-variant="outlineOnBrand"]:hover': { background: 'rgb(255 255 255 / 0.1)' },
    ...Object.fromEntries(
      Object.entries(theme.themes).map(([name, { brandHover }]) => [
        `&[data-hover-theme="${name}"][data-variant="primary"]:hover`,
        { background: brandHover },
      ]),
    ),
    '&:disabled': {
      background: roles.disabledGround,
      color: roles.disabledInk,
      borderColor: 'transparent',
      cursor: 'not-allowed',
    },
    '@media (forced-colors: active)': { '&:disabled': { color: 'GrayText' } },
  } as const;
};

const LinkRoot = styled(Link)(looks);
const ButtonRoot = styled('button', { shouldForwardProp: forwardAttribute })(looks);

interface ButtonLook {
  /**
   * `primary` on light grounds; `onBrand` (gold) and `outlineOnBrand` on brand grounds alone;
   * `outline` is the second choice on a light ground.
   */
  readonly variant?: 'primary' | 'onBrand' | 'outline' | 'outlineOnBrand' | undefined;
  /** 44, 52 or 64 px high at least. */
  readonly size?: 'header' | 'default' | 'banner' | undefined;
  /** A drawing before the words. */
  readonly icon?: IconName | undefined;
  /** An arrow after the words. A link out of the site always has one, pointing out. */
  readonly arrow?: boolean | undefined;
  /** The theme whose colour a primary button takes under the pointer, if not the page's (§2.2). */
  readonly hoverTheme?: ThemeName | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export interface ButtonLinkProps extends ButtonLook {
  readonly href: string;
  readonly external?: boolean | undefined;
  readonly onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  readonly ref?: Ref<HTMLAnchorElement>;
}

export interface ButtonActionProps
  extends ButtonLook,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, keyof ButtonLook> {
  readonly href?: undefined;
  readonly external?: undefined;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** With `href` a link, without it a button (of type `button` unless it says otherwise). */
export type ButtonProps = ButtonLinkProps | ButtonActionProps;

/** The kit's button: it goes somewhere or does something. */
export const Button = ({
  variant = 'primary',
  size = 'default',
  icon,
  arrow = false,
  hoverTheme,
  children,
  ...rest
}: ButtonProps) => {
  const look = { 'data-variant': variant, 'data-size': size, 'data-hover-theme': hoverTheme };
  const before = icon && <Icon name={icon} />;
  if (rest.href !== undefined) {
    return (
      <LinkRoot {...rest} {...look}>
        {before}
        {children}
        {rest.external ? (
          <Icon name="arrow-up-right" />
        ) : (
          arrow && <Icon name="arrow-right" arrow />
        )}
      </LinkRoot>
    );
  }
  return (
    <ButtonRoot type="button" {...rest} {...look}>
      {before}
      {children}
      {arrow && <Icon name="arrow-right" arrow />}
    </ButtonRoot>
  );
};
