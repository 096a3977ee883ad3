import { loadedSanitizer } from './content/sanitizer.ts';

/**
 * Sets the page's default Trusted Types policy: every string that is about to become markup passes
 * here. Text without markup, and the empty element by which React makes its data scripts, pass as
 * they are; HTML is sanitised again, although the server sanitised it; and where the sanitiser is
 * not there yet the markup is shown as text rather than trusted.
 */
export function setDefaultTrustedTypesPolicy(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html) => {
      if (html === '<script></script>' || !html.includes('<')) return html;
      return loadedSanitizer()?.prose(html) ?? html.replaceAll('<', '&lt;');
    },
  });
}
