import type { EmotionCache, StylisElement } from '@emotion/cache';
import { cacheKey, createKitCache, serverStyles } from './emotion-cache.ts';

/** MUI's rules for browsers that are not supported: Firefox before 88, Internet Explorer. */
const obsolete = /:-(?:moz-focus-inner|moz-placeholder|ms-input-placeholder)$/;

/** MUI's declarations for browsers that are not supported: Firefox before 97, iOS before 13. */
const obsoleteProperties = ['-moz-appearance', 'color-adjust', '-webkit-overflow-scrolling'];

const isObsolete = ({ type, props }: StylisElement): boolean =>
  type === 'decl' && typeof props === 'string' && obsoleteProperties.includes(props);

/** Leaves out what is obsolete: a rule without declarations is not written. */
const withoutObsolete = (element: StylisElement): void => {
  if (element.type !== 'rule' || !Array.isArray(element.props)) return;
  element.props = element.props.filter((selector) => !obsolete.test(selector));
  if (element.props.length === 0) element.children = [];
  if (!Array.isArray(element.children)) return;
  element.children = element.children.filter((child) => !isObsolete(child));
};

/** Leaves out declarations that a later one of the same rule overrides, to make pages smaller. */
const withoutOverridden = (element: StylisElement): void => {
  if (element.type !== 'rule' || !Array.isArray(element.children)) return;
  const last = new Map(element.children.map((child) => [child.props, child]));
  element.children = element.children.filter(
    (child) =>
      child.type !== 'decl' ||
      last.get(child.props) === child ||
      child.value.endsWith('!important;'),
  );
};

/** Leaves out MUI's rules against motion: base styles have one for all elements. */
const withoutReducedMotion = (element: StylisElement): void => {
  if (element.value === '@media (prefers-reduced-motion: reduce)') element.children = [];
};

/** The same array for all renders: emotion caches compiled rules by its identity. */
const stylisPlugins = [withoutObsolete, withoutOverridden, withoutReducedMotion];

/**
 * Leaves out rules for looks and states of MUI's that no element of a page has, such as a button that
 * waits. Parts that React makes live, whose class names are long, may come to have them.
 */
const withoutStates = (css: string, page: string): string =>
  css
    .replace(/(?<=^|[{}])([^{},]*\.Mui[^{},]*)\{[^{}]*\}/g, (rule, selector: string) => {
      const isLive = selector.includes(`.${cacheKey}-`);
      const names = selector.match(/(?<=\.)Mui[\w-]+/g) ?? [];
      return isLive || names.every((name) => page.includes(name)) ? rule : '';
    })
    .replace(/@[^{}]+\{\}/g, '');

/** Leaves out MUI's rule for hovered links where no link's underline is paler than its text. */
const withoutPaleLinks = (css: string): string =>
  css.includes('--Link-underlineColor')
    ? css
    : css.replace(/[^{}]+:hover\{text-decoration-color:inherit\}/g, '');

/** Leaves out spaces and zeros that CSS does not need, as `shorten` does. */
export const withoutSpaces = (css: string): string =>
  css
    .replaceAll(', ', ',')
    .replace(/(?<=@media|@supports|@container) (?=\()|(?<=\([\w-]+:) /g, '')
    .replace(/(?<![\w.])0(?=\.\d)/g, '');

/** A global class name that a style asks for. */
const globalName = /(?<=\.)(?:Mui|Kit)[\w-]+/g;

/** A class name of one page: `k0`, `k1`, …; no other page need mean the same by it. */
const shortName = (index: number): string => `k${index.toString(36)}`;

/** Collects the component styles of one server render. */
export interface StyleCollector {
  /** For `KitProvider`'s `cache`. */
  readonly cache: EmotionCache;
  /** The `data-emotion` of a style element with the collected styles. */
  readonly name: string;
  /**
   * The styles of the rendered page, in the order in which components inserted them.
   * @param html The rendered page: rules whose class is not in it are left out.
   */
  readonly collect: (html: string) => string;
  /**
   * A page with fewer bytes, and all of its styles: class names are short, and global ones (`MuiButton-root`,
   * `KitHero-text`) are left out where no style asks for them, and short on a page without live parts.
   * @param page The page; in development without its live parts, as React warns there of names that are
   *   left out.
   * @param live The parts of the page that React makes live: their own classes keep their names.
   * @param base The page's base styles.
   * @param elsewhere Styles that the page has in a file: they may ask for names, too.
   */
  readonly shorten: (
    page: string,
    live: string,
    base: string,
    elsewhere?: string,
  ) => { readonly html: string; readonly css: string };
  /**
   * The styles inserted since the last call, for a framework that sends a page in parts: Next.js
   * asks for them by `useServerInsertedHTML`.
   */
  readonly take: () => string;
}

/**
 * Makes the collector of one request. After rendering, put ONE element into the head:
 *
 * ```html
 * <style data-emotion="{name}">{collect(html)}</style>
 * ```
 *
 * The client's `createClientCache()` finds it by that attribute and inserts none of its rules again.
 *
 * Content security policy, without `'unsafe-inline'` for style elements: allow the hash of this
 * element's text, the hash of the base sheet (`<style data-href="kit-base">`, which React writes
 * into the head) and, for rules that the client adds later, the hash of the empty string: emotion's
 * own elements start empty and are filled by `insertRule`, which no policy checks. The components
 * write no `style` attributes on the server.
 */
export const createStyleCollector = (): StyleCollector => {
  const cache = createKitCache(stylisPlugins);
  // Makes emotion keep the rules in its cache instead of writing a style element for each
  // component.
  cache.compat = true;
  const classPattern = new RegExp(`${cacheKey}-([a-zA-Z0-9_-]+)`, 'g');
  const taken = new Set<string>();
  const insertedStyles = (isWanted: (id: string) => boolean): string =>
    Object.entries(cache.inserted)
      .map(([id, css]) => (typeof css === 'string' && isWanted(id) ? css : ''))
      .join('')
      .replaceAll(';}', '}');
  const idsIn = (html: string) => new Set(Array.from(html.matchAll(classPattern), ([, id]) => id));
  const isClass = (id = '') => cache.registered[`${cacheKey}-${id}`] !== undefined;
  const collect = (html: string): string => {
    const used = idsIn(html);
    // Key frames have no class, so they are never registered: keep them.
    return insertedStyles((id) => used.has(id) || !isClass(id));
  };
  return {
    cache,
    name: serverStyles,
    collect,
    shorten: (page, live, base, elsewhere = '') => {
      const kept = idsIn(live);
      const ids = [...idsIn(page)].filter((id) => isClass(id) && !kept.has(id));
      const names = new Map(ids.map((id, index) => [id, shortName(index)]));
      const rename = (text: string): string =>
        text.replace(classPattern, (name, id: string) => names.get(id) ?? name);
      const css = withoutSpaces(
        base + withoutPaleLinks(withoutStates(rename(collect(page + live)), page)),
      );
      // React gives a live part other names when its state changes.
      const hasLiveStyles = css.includes(`.${cacheKey}-`);
      const staysLong = (name: string) => hasLiveStyles || elsewhere.includes(name);
      const asked = new Map(
        [...new Set((css + elsewhere).match(globalName))].map((name, index) => [
          name,
          staysLong(name) ? name : shortName(ids.length + index),
        ]),
      );
      const html = rename(page).replace(/ class="([^"]*)"/g, (_, all: string) => {
        const left = all.split(' ').flatMap((name) => {
          const isGlobal = /^(?:Mui|Kit)/.test(name);
          return (isGlobal ? asked.get(name) : name) ?? [];
        });
        return left.length === 0 ? '' : ` class="${left.join(' ')}"`;
      });
      return { html, css: css.replace(globalName, (name) => asked.get(name) ?? name) };
    },
    take: () =>
      insertedStyles((id) => {
        const isNew = !taken.has(id);
        taken.add(id);
        return isNew;
      }),
  };
};
