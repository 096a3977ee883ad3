import { loadedSanitizer } from '../content/sanitizer.ts';

/**
 * Sets the page's default Trusted Types policy, which the browser applies to every string before it
 * becomes markup. Text without markup and the empty element that React uses to make data scripts
 * are unchanged. HTML is sanitised again, even if it came from the server; before the sanitiser is
 * loaded, markup is shown as text. A page has one policy: after a release the feedback form can
 * bring code of the next build into a page of the last one.
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
