'use client';

import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useMemo } from 'react';
import { useKit } from '../../KitProvider.tsx';
import { type KitProps, type Polymorphic, useNamedProps } from '../../kit-props.ts';
import type { SafeHtml } from '../../models.ts';

/** Tags that a heading or a paragraph cannot hold: an HTML parser would end it before them. */
const blockTags =
  /<\/?(?:h[1-6]|p|ul|ol|li|dl|dt|dd|div|blockquote|table|tbody|thead|tr|th|td|hr)\b[^<>]*>/gi;

/**
 * Safe HTML without its block tags; a space replaces each, and non-breaking spaces stay. Only whole
 * tags are removed, so the result is as safe as before.
 */
export const phrasing = (html: SafeHtml): SafeHtml =>
  html
    .replace(blockTags, ' ')
    .replace(/[^\S\u00a0\u202f]+/g, ' ')
    .trim() as SafeHtml;

const Root = styled(Typography, { name: 'KitCaption', slot: 'Root' })<Polymorphic>({});

const Together = styled('span', { name: 'KitCaption', slot: 'Together' })({
  whiteSpace: 'nowrap',
});

/** Two short words with a spaced hyphen between them: 'All - Risk'. */
const compound = /(\S{1,9} [-–] \S{1,9})/;

/** A plain heading, whose compounds are never broken over two lines. */
const unbroken = (text: string) =>
  text.split(compound).map((part, index) =>
    // `split` with a capture group: odd parts are the compounds.
    index % 2 === 1 ? <Together key={part}>{part}</Together> : part,
  );

interface OwnProps {
  /** The level of the heading, which also decides its looks. Without it, the text inside a heading. */
  readonly as?: 'h1' | 'h2' | 'h3' | undefined;
  /** A record's caption, in the place of `children`. */
  readonly html?: SafeHtml | undefined;
  readonly children?: ReactNode;
}

export type CaptionProps = KitProps<OwnProps, typeof Typography>;

/**
 * MUI's `Typography`: a heading that may be a record's caption. A caption may bring its own `<h1>`
 * or `<p>` (§5.3); the page decides the heading's level, so only inline tags are kept.
 */
export const Caption = (props: CaptionProps) => {
  const {
    as,
    html,
    children,
    component = as ?? 'span',
    ...root
  } = useNamedProps('KitCaption', props);
  const { toTrusted } = useKit();
  // The same object at each render: React writes the inner HTML again for a new one.
  const inner = useMemo(
    () => (html === undefined ? undefined : { __html: toTrusted(phrasing(html)) }),
    [html, toTrusted],
  );
  const heading = { variant: as ?? ('inherit' as const), component, ...root };
  if (inner === undefined) {
    return <Root {...heading}>{typeof children === 'string' ? unbroken(children) : children}</Root>;
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: SafeHtml only comes from a sanitiser.
  return <Root {...heading} dangerouslySetInnerHTML={inner} />;
};
