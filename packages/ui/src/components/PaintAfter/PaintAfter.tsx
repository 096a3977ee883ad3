'use client';

/**
 * Lets a browser paint nothing of the page until it has come to the element with this id: on a slow
 * connection, what stands before it would move with every piece that arrives. Chromium knows it.
 *
 * @see https://html.spec.whatwg.org/multipage/links.html#link-type-expect
 */
export const PaintAfter = ({ id }: { readonly id: string }) => (
  <link rel="expect" href={`#${id}`} blocking="render" />
);
