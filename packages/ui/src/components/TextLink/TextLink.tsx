'use client';

import type { MouseEventHandler, ReactNode } from 'react';
import { styled } from '../../theme/styled.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';

const Root = styled(Link, { name: 'KitTextLink', slot: 'Root' })(({ theme }) => ({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  paddingBlock: 6,
  borderBottom: '2px solid currentColor',
  color: theme.vars.palette.roles.brand,
  fontWeight: 600,
  textDecoration: 'none',
  '&[data-tone="inherit"]': { color: 'inherit' },
  '& > svg': { transition: 'transform 200ms' },
  '&:hover > svg[data-arrow]': { transform: 'translateX(4px)' },
}));

export interface TextLinkProps {
  readonly href: string;
  readonly external?: boolean | undefined;
  /** `brand` on light grounds; `inherit` takes the colour of the text around, on any ground. */
  readonly tone?: 'brand' | 'inherit' | undefined;
  readonly id?: string | undefined;
  /** Heard in place of the visible words, which it must contain: 'Read More: Before the rains'. */
  readonly 'aria-label'?: string | undefined;
  /** The ids of what names the link, its own among them: 'Read More' and the article's heading. */
  readonly 'aria-labelledby'?: string | undefined;
  readonly onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link that stands alone, with a rule below and an arrow after: 'See more →'. */
export const TextLink = ({ tone = 'brand', children, ...link }: TextLinkProps) => (
  <Root {...link} data-tone={tone}>
    {children}
    {link.external ? <Icon name="arrow-up-right" /> : <Icon name="arrow-right" arrow />}
  </Root>
);
