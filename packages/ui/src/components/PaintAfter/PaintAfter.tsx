'use client';

/**
 * Delays the first paint until the element with this id is parsed, so that nothing moves. Chromium
 * only. @see https://html.spec.whatwg.org/multipage/links.html#link-type-expect
 */
export const PaintAfter = ({ id }: { readonly id: string }) => (
  <link rel="expect" href={`#${id}`} blocking="render" />
);
