import { loadedSanitizer } from '../content/sanitizer.ts';

/**
 * Sets the page's default Trusted Types policy: HTML is sanitised, or shown as text until the
 * sanitiser is loaded. Does nothing if the policy exists: after a release a page may load two
 * builds.
 */
export function setDefaultTrustedTypesPolicy(): void {
  if (window.trustedTypes?.defaultPolicy) return;
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html) => {
      if (html === '<script></script>' || !html.includes('<')) return html;
      return loadedSanitizer()?.prose(html) ?? html.replaceAll('<', '&lt;');
    },
  });
}
