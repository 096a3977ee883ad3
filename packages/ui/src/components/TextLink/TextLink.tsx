'use client';

import type { LinkTypeMap } from '@mui/material/Link';
import type { OverridableComponent } from '@mui/material/OverridableComponent';
import { styled } from '@mui/material/styles';
import { useNamedProps } from '../../kit-props.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Link, type LinkOwn, type LinkProps } from '../Link/Link.tsx';

const Root = styled(Link, { name: 'KitTextLink', slot: 'Root' })<LinkProps>({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  paddingBlock: 6,
  borderBottom: '2px solid currentColor',
  fontWeight: 600,
  '&:focus-visible': { paddingInline: 6, marginInline: -6 },
});

/** `color`: `primary` on light surfaces, `inherit` for the colour of the surrounding text. */
export type TextLinkProps = LinkProps;

/** A `Link` outside running text, with an arrow ('See more →'), or a phone icon for `tel:`. */
export const TextLink: OverridableComponent<LinkTypeMap<LinkOwn>> = (props: TextLinkProps) => {
  const {
    color = 'primary',
    underline = 'none',
    children,
    ...link
  } = useNamedProps('KitTextLink', props);
  const isPhone = link.href?.startsWith('tel:');
  return (
    <Root {...link} color={color} underline={underline}>
      {isPhone && <Icon name="phone" />}
      {children}
      {!isPhone && <Icon name={link.external ? 'arrow-up-right' : 'arrow-right'} />}
    </Root>
  );
};
