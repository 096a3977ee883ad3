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
  /** Whether the link leads to another site. Such links open a new tab, and hidden text says so. */
  readonly external?: boolean | undefined;
}

/** Props of a link. External links open a new tab; internal links use the app's link component. */
export const useAnchor = (external: boolean, href?: unknown) => {
  const { link } = useKit();
  return external
    ? ({ component: 'a', target: '_blank', rel: 'noopener noreferrer' } as const)
    : // A plain `a`: some routers do not scroll to a part of the page.
      { component: typeof href === 'string' && href.startsWith('#') ? 'a' : link };
};

export const OpensInNewTab = () => (
  <VisuallyHidden>{` (${useKit().labels.opensInNewTab})`}</VisuallyHidden>
);

const Root = styled(MuiLink, { name: 'KitLink', slot: 'Root' })<Polymorphic>({});

export type LinkProps<Component extends ElementType = 'a'> = OverrideProps<
  LinkTypeMap<LinkOwn>,
  Component
> &
  Polymorphic;

/** MUI's `Link` in the colour of the text. */
export const Link: OverridableComponent<LinkTypeMap<LinkOwn>> = (props: LinkProps) => {
  const { external = false, color = 'inherit', children, ...own } = useNamedProps('KitLink', props);
  const anchor = useAnchor(external, own.href);
  return (
    <Root {...anchor} {...own} color={color}>
      {children}
      {external && <OpensInNewTab />}
    </Root>
  );
};

/** A part of a text: plain words, a link, or words in another language. */
export type TextPart = string | LinkModel | { readonly text: string; readonly lang: string };

/** Letters outside Latin-1. A system font shows them, so that no extra font file loads. */
const rareLetters = /([^\0-\xff]+)/;

export const TextParts = ({ parts }: { readonly parts: readonly TextPart[] }) =>
  parts.map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : 'text' in part ? (
      <span key={part.text} lang={part.lang}>
        {part.text.split(rareLetters).map((letters) =>
          letters.match(rareLetters) ? (
            <span key={letters} style={{ fontFamily: 'sans-serif' }}>
              {letters}
            </span>
          ) : (
            letters
          ),
        )}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key.
      <Link key={index} {...linkProps(part)} />
    ),
  );
