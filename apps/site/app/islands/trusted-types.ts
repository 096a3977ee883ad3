import { loadedSanitizer } from '../content/sanitizer.ts';

/**
 * Sets the page's default Trusted Types policy: HTML is sanitised, or shown as text while the
 * sanitiser is not loaded. Set once: after a release a page may load code of two builds.
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
