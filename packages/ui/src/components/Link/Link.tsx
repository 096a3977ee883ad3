'use client';

import type { Ref } from 'react';
import { type KitLinkProps, useKit } from '../../KitProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface LinkProps extends Omit<KitLinkProps, 'target' | 'rel'> {
  /** True if it leads outside the site: a new tab, said in hidden words after the label. */
  readonly external?: boolean | undefined;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link without a look. Inside the site it is the app's link component; outside it is a plain
 * anchor with `rel="noopener noreferrer"`.
 */
export const Link = ({ external = false, children, ...anchor }: LinkProps) => {
  const { link: SiteLink, words } = useKit();
  if (!external) return <SiteLink {...anchor}>{children}</SiteLink>;
  return (
    <a {...anchor} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden>{` (${words.opensInNewTab})`}</VisuallyHidden>
    </a>
  );
};
