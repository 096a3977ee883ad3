'use client';

import { useKit } from '../../KitProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** The element of a link, with its attributes: the app's component, or outside the site an anchor. */
export const useAnchor = (external: boolean) => {
  const { link } = useKit();
  return external
    ? ({ component: 'a', target: '_blank', rel: 'noopener noreferrer' } as const)
    : { component: link };
};

/** Hidden text after the label of a link that leaves the site. */
export const OpensInNewTab = () => (
  <VisuallyHidden>{` (${useKit().words.opensInNewTab})`}</VisuallyHidden>
);
