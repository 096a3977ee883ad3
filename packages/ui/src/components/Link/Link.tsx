'use client';

import MuiLink, { type LinkTypeMap } from '@mui/material/Link';
import type { OverridableComponent, OverrideProps } from '@mui/material/OverridableComponent';
import { styled } from '@mui/material/styles';
import type { ElementType } from 'react';
import { useKit } from '../../KitProvider.tsx';
import { linkProps, type Polymorphic, useNamedProps } from '../../kit-props.ts';
import type { LinkModel } from '../../models.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface LinkOwn {
  /** Whether the link leaves the site: then it opens in a new tab, which hidden text announces. */
  readonly external?: boolean | undefined;
}

/** The element of a link, with its attributes: the app's component, or outside the site an anchor. */
export const useAnchor = (external: boolean) => {
  const { link } = useKit();
  return external
    ? ({ component: 'a', target: '_blank', rel: 'noopener noreferrer' } as const)
    : { component: link };
};

/** Hidden text after the label of a link that leaves the site. */
export const OpensInNewTab = () => (
  <VisuallyHidden>{` (${useKit().labels.opensInNewTab})`}</VisuallyHidden>
);

const Root = styled(MuiLink, { name: 'KitLink', slot: 'Root' })<Polymorphic>({});

export type LinkProps<Component extends ElementType = 'a'> = OverrideProps<
  LinkTypeMap<LinkOwn>,
  Component
> &
  Polymorphic;

/**
 * MUI's `Link` in the text's colour: the app's link component, or a plain anchor to other sites.
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

/** A piece of a text: words, or a link among them. */
export type TextPart = string | LinkModel;

/** A text with links in it. */
export const TextParts = ({ parts }: { readonly parts: readonly TextPart[] }) =>
  parts.map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key.
    typeof part === 'string' ? part : <Link key={index} {...linkProps(part)} />,
  );
