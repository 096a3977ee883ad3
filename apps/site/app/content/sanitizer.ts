import type { HtmlSanitizer } from '@insurance-kit/content-client';

let loaded: HtmlSanitizer | undefined;

export async function loadSanitizer(): Promise<HtmlSanitizer> {
  const { createBrowserSanitizer } = await import('@insurance-kit/content-client/html/browser');
  loaded = createBrowserSanitizer();
  return loaded;
}

/**
 * Sets the page's default Trusted Types policy. The policy shows HTML as text until the sanitiser
 * is loaded, then sanitises HTML. It allows the empty script that React creates. If a policy
 * exists, does nothing: after a release, scripts of two builds may call this function on a page.
 */
export function setDefaultTrustedTypesPolicy(): void {
  if (window.trustedTypes?.defaultPolicy) return;
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html) => {
      if (html === '<script></script>' || !html.includes('<')) return html;
      return loaded?.prose(html) ?? html.replaceAll('<', '&lt;');
    },
  });
}
