import type { AnchorHTMLAttributes } from 'react';
import { Link } from 'react-router-dom';

const isSitePath = (href: string): boolean => href.startsWith('/') && !href.startsWith('//');

/**
 * The kit's link on React Router: paths of the site navigate in place and are prefetched when a
 * visitor reaches for them; everything else is an ordinary link.
 */
export function RouterLink({ href = '', ...props }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return isSitePath(href) && !href.startsWith('/content/') ? (
    <Link to={href} prefetch="intent" {...props} />
  ) : (
    <a href={href} {...props} />
  );
}
