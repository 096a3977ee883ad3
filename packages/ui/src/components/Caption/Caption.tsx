'use client';

import { useMemo } from 'react';
import { useKit } from '../../KitProvider.tsx';
import type { SafeHtml } from '../../models.ts';

/** The words of a heading: plain text, or a caption of the content service (§5.3). */
export type CaptionModel = string | { readonly html: SafeHtml };

/** Tags that a heading or a paragraph cannot hold: an HTML parser would end it before them. */
const blockTags =
  /<\/?(?:h[1-6]|p|ul|ol|li|dl|dt|dd|div|blockquote|table|tbody|thead|tr|th|td|hr)\b[^>]*>/gi;

/**
 * Safe HTML without its block tags: what they held stays, set apart by a space. Only whole tags of
 * already safe HTML go, so the rest stays safe.
 */
export const phrasing = (html: SafeHtml): SafeHtml =>
  html.replace(blockTags, ' ').replace(/\s+/g, ' ').trim() as SafeHtml;

export interface CaptionProps {
  /** The element that holds the words. */
  readonly as: 'h1' | 'h2' | 'h3';
  readonly children: CaptionModel;
  readonly id?: string;
  readonly className?: string;
}

/**
 * A heading whose words may be a record's caption. A caption may bring its own `<h1>` or `<p>`
 * (§5.3); here the page decides the heading's level, so only its phrasing is kept.
 */
export const Caption = ({ as: Tag, children, ...attributes }: CaptionProps) => {
  const { toTrusted } = useKit();
  const html = typeof children === 'string' ? undefined : children.html;
  // Kept from one render to the next: React sets inner HTML again when the value is another object.
  const inner = useMemo(
    () => (html === undefined ? undefined : { __html: toTrusted(phrasing(html)) }),
    [html, toTrusted],
  );
  if (inner === undefined) return <Tag {...attributes}>{String(children)}</Tag>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: SafeHtml comes from a sanitiser alone.
  return <Tag {...attributes} dangerouslySetInnerHTML={inner} />;
};
