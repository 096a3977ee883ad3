import createCache, { type EmotionCache, type StylisElement } from '@emotion/cache';
import { cacheKey } from './emotion-cache.ts';

/** The component styles that a page uses. */
export interface CollectedStyles {
  /** The rules, in the order in which components inserted them. */
  readonly css: string;
  /** The names of the rules. */
  readonly ids: readonly string[];
}

/** MUI's rules for browsers that are not supported: Firefox before 88, Internet Explorer. */
const obsolete = /:-(?:moz-focus-inner|moz-placeholder|ms-input-placeholder)$/;

/** Leaves out obsolete rules: a rule without selectors is not written. */
const withoutObsolete = (element: StylisElement): void => {
  if (element.type !== 'rule' || !Array.isArray(element.props)) return;
  element.props = element.props.filter((selector) => !obsolete.test(selector));
};

/** One list for all renders: emotion keeps the rules that it compiled by the list's identity. */
const stylisPlugins = [withoutObsolete];

/** Collects the component styles of one server render. */
export interface StyleCollector {
  /** For `KitProvider`'s `cache`. */
  readonly cache: EmotionCache;
  /**
   * The styles of the rendered page.
   * @param html The rendered page: rules whose class is not in it are left out.
   */
  readonly collect: (html: string) => CollectedStyles;
  /**
   * The styles inserted since the last call, for a framework that sends a page in parts: Next.js
   * asks for them by `useServerInsertedHTML`.
   */
  readonly take: () => CollectedStyles;
}

/**
 * Makes the collector of one request. After rendering, put ONE element into the head:
 *
 * ```html
 * <style data-emotion="kit {ids, separated by spaces}">{css}</style>
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
  const cache = createCache({ key: cacheKey, stylisPlugins });
  // Makes emotion keep the rules in its cache instead of writing a style element for each
  // component.
  cache.compat = true;
  const classPattern = new RegExp(`${cacheKey}-([a-zA-Z0-9_-]+)`, 'g');
  const taken = new Set<string>();
  const stylesOf = (isWanted: (id: string) => boolean): CollectedStyles => {
    const rules = Object.entries(cache.inserted).flatMap(([id, css]) =>
      typeof css === 'string' && isWanted(id) ? [{ id, css }] : [],
    );
    const css = rules.map((rule) => rule.css).join('');
    return { css, ids: rules.map((rule) => rule.id) };
  };
  return {
    cache,
    collect: (html) => {
      const used = new Set(Array.from(html.matchAll(classPattern), ([, id]) => id));
      // Key frames have no class, so they are never registered: keep them.
      return stylesOf((id) => used.has(id) || cache.registered[`${cacheKey}-${id}`] === undefined);
    },
    take: () => {
      const styles = stylesOf((id) => !taken.has(id));
      for (const id of styles.ids) taken.add(id);
      return styles;
    },
  };
};
