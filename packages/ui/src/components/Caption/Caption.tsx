'use client';

import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useMemo } from 'react';
import { type KitProps, type Polymorphic, useNamedProps } from '../../kit-props.ts';
import type { SafeHtml } from '../../models.ts';
import { textStyles } from '../../theme/kit-tokens.ts';

/** Block tags. HTML does not allow them in headings, and browsers close a `<p>` before them. */
const blockTags =
  /<\/?(?:h[1-6]|p|ul|ol|li|dl|dt|dd|div|blockquote|table|tbody|thead|tr|th|td|hr)\b[^<>]*>/gi;

/** Replaces block tags by spaces. The HTML stays safe. */
export const phrasing = (html: SafeHtml): SafeHtml =>
  html
    .replace(blockTags, ' ')
    .replace(/[^\S\u00a0\u202f]+/g, ' ')
    .trim() as SafeHtml;

const Root = styled(Typography, { name: 'KitCaption', slot: 'Root' })<Polymorphic>({});

interface OwnProps {
  /** Heading element, which also sets the style. Default: `span`, for use inside a heading. */
  readonly as?: 'h1' | 'h2' | 'h3' | undefined;
  /** A caption in HTML from the content service, instead of `children`. */
  readonly html?: SafeHtml | undefined;
  readonly children?: ReactNode;
}

export type CaptionProps = KitProps<OwnProps, typeof Typography>;

/** MUI's `Typography` as a heading. Removes block tags such as `<p>` from `html` (§5.3). */
export const Caption = (props: CaptionProps) => {
  const {
    as,
    html,
    children,
    component = as ?? 'span',
    ...root
  } = useNamedProps('KitCaption', props);
  // Memoised, because React would set the inner HTML again for a new object.
  const inner = useMemo(() => html && { __html: phrasing(html) }, [html]);
  const heading = { variant: as ?? ('inherit' as const), component, ...root };
  if (!inner) return <Root {...heading}>{children}</Root>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: SafeHtml only comes from a sanitiser.
  return <Root {...heading} dangerouslySetInnerHTML={inner} />;
};

/** The text below a title. A string becomes a paragraph. */
export const LeadText = ({ children }: { readonly children: ReactNode }) =>
  typeof children === 'string' && children !== '' ? <p>{children}</p> : children;

/** The title of a hero (`Hero` or `PageHero`), and the texts below it. */
export interface HeroTitle {
  readonly title: ReactNode;
  /** Number of characters, for a title that is not a string. Long titles have a smaller font. */
  readonly letters?: number | undefined;
  /** One or two sentences below the title. */
  readonly lead?: ReactNode;
  /** A link below the actions. */
  readonly help?: ReactNode;
}

/** Font size of a home page's title, at least 32 px. `titleStep` makes long titles smaller. */
export const titleSize = (full: string | number | undefined): string =>
  `max(2rem, ${full} * var(--kit-title, 1) * var(--kit-title, 1))`;

/** Font size of the largest headings except titles. An inner page's title is never smaller. */
export const largestHeading = `calc(1.15 * ${textStyles.h2.fontSize})`;

/** Font size of an inner page's title. `titleStep` makes long titles smaller. */
export const innerTitleSize = (full: string): string =>
  `max(${largestHeading}, ${full} * var(--kit-title, 1))`;

/**
 * Props for a title or its parent. If the title is long, they set `--kit-title`, a factor for its
 * font size. `titleSize` multiplies by this factor twice.
 */
export const titleStep = (title: ReactNode, letters = 0): { style?: object } => {
  const length = typeof title === 'string' ? title.length : letters;
  return length > 36 ? { style: { '--kit-title': length > 60 ? 0.7 : 0.85 } } : {};
};
