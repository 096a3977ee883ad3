'use client';

/**
 * Delays the first paint until the browser has parsed the element with this id. Otherwise, on a
 * slow connection, content before it would shift as more HTML arrives. Only Chromium supports it.
 *
 * @see https://html.spec.whatwg.org/multipage/links.html#link-type-expect
 */
export const PaintAfter = ({ id }: { readonly id: string }) => (
  <link rel="expect" href={`#${id}`} blocking="render" />
);
