import { loadedSanitizer } from '../content/sanitizer.ts';

/**
 * Sets the page's default Trusted Types policy: markup is sanitised, or shown as text before the
 * sanitiser is loaded. Plain text and React's empty script element pass. There is one policy a
 * page, because after a release it may load code of two builds.
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
