import { type AnchorHTMLAttributes, createContext, use } from 'react';
import { Link, useLocation } from 'react-router-dom';

const isSitePath = (href: string): boolean => href.startsWith('/') && !href.startsWith('//');

/**
 * True around a page's own controls: a link that changes the query of the page shown, and nothing
 * else, leaves the visitor where they are.
 */
export const KeepsScroll = createContext(false);

/**
 * The kit's link on React Router: paths of the site navigate in place, one page melting into the next
 * where the browser can (the kit's base styles stop that where motion is not welcome); everything else
 * is an ordinary link. What a visitor reaches for is fetched ahead by `features/navigation`, never by React Router,
 * which reloads the window where that fails.
 */
export function RouterLink({ href = '', ...props }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const { pathname } = useLocation();
  const keepsScroll = use(KeepsScroll) && href.split(/[?#]/, 1)[0] === pathname;
  return isSitePath(href) && !href.startsWith('/content/') ? (
    <Link to={href} preventScrollReset={keepsScroll} viewTransition={!keepsScroll} {...props} />
  ) : (
    <a href={href} {...props} />
  );
}
