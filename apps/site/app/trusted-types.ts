import { withSectionIds } from '@insurance-kit/content-client/html/sections';
import { loadedSanitizer } from './content/sanitizer.ts';

/**
 * Sets the page's default Trusted Types policy, which the browser applies to every string before it
 * becomes markup. Text without markup and the empty element that React uses to make data scripts are
 * allowed unchanged. HTML is sanitised again, even if it came from the server. While the sanitiser is
 * not loaded, markup is shown as text.
 */
export function setDefaultTrustedTypesPolicy(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html) => {
      if (html === '<script></script>' || !html.includes('<')) return html;
      const safe = loadedSanitizer()?.prose(html);
      if (safe === undefined) return html.replaceAll('<', '&lt;');
      // The sanitiser takes the ids of an article's sections away, to which its contents link.
      return html.includes('<h2 id="section-') ? withSectionIds(safe).html : safe;
    },
  });
}
