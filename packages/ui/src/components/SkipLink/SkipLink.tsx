'use client';

import MuiLink, { type LinkProps as MuiLinkProps } from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useKit } from '../../KitProvider.tsx';
import { type Polymorphic, useNamedProps } from '../../kit-props.ts';

const Root = styled(MuiLink, { name: 'KitSkipLink', slot: 'Root' })<Polymorphic>(({ theme }) => ({
  position: 'absolute',
  insetInlineStart: 16,
  top: 8,
  zIndex: theme.zIndex.tooltip,
  padding: '10px 18px',
  background: theme.vars.palette.roles.page,
  color: theme.vars.palette.roles.ink,
  fontWeight: 600,
  '&:not(:focus)': { clipPath: 'inset(50%)', width: 1, height: 1, padding: 0, overflow: 'hidden' },
}));

export interface SkipLinkProps extends Omit<MuiLinkProps, 'href' | 'target' | 'children'> {
  /** Id of the page's main content. */
  readonly target: string;
}

/** The first link of a page, which skips to the content. Visible only with focus. */
export const SkipLink = (props: SkipLinkProps) => {
  const { target, ...root } = useNamedProps('KitSkipLink', props);
  const { labels } = useKit();
  return (
    <Root color="inherit" component="a" {...root} href={`#${target}`}>
      {labels.skipToContent}
    </Root>
  );
};
