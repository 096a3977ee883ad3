import { type AnchorHTMLAttributes, createContext, use } from 'react';
import { Link, useLocation } from 'react-router-dom';

const isSitePath = (href: string): boolean => href.startsWith('/') && !href.startsWith('//');

/**
 * True around a page's own controls: a link that changes the query of the page shown, and nothing
 * else, leaves the visitor where they are.
 */
export const KeepsScroll = createContext(false);

/**
 * The kit's link on React Router: paths of the site navigate in place and are prefetched when a
 * visitor reaches for them; everything else is an ordinary link.
 */
export function RouterLink({ href = '', ...props }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const { pathname } = useLocation();
  const keepsScroll = use(KeepsScroll) && href.split(/[?#]/, 1)[0] === pathname;
  return isSitePath(href) && !href.startsWith('/content/') ? (
    <Link to={href} prefetch="intent" preventScrollReset={keepsScroll} {...props} />
  ) : (
    <a href={href} {...props} />
  );
}
