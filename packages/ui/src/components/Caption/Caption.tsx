'use client';

import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useMemo } from 'react';
import { type KitProps, type Polymorphic, useNamedProps } from '../../kit-props.ts';
import type { SafeHtml } from '../../models.ts';
import { textStyles } from '../../theme/kit-tokens.ts';

/** Block tags. In HTML they would end the heading or paragraph around them. */
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
  /** Length of a title that is not a string. Longer titles have a smaller font. */
  readonly letters?: number | undefined;
  /** One or two sentences below the title. */
  readonly lead?: ReactNode;
  /** A link below the actions. */
  readonly help?: ReactNode;
}

/** Factors (`--kit-title`) for font sizes, by the title's length. `titleSize` squares them. */
const shares = [
  { letters: 36, share: 1 },
  { letters: 60, share: 0.85 },
  { letters: Number.POSITIVE_INFINITY, share: 0.7 },
] as const;

/** Font size of a home page's title, at least 32 px. `titleStep` makes long titles smaller. */
export const titleSize = (full: string | number | undefined): string =>
  `max(2rem, ${full} * var(--kit-title, 1) * var(--kit-title, 1))`;

/** Font size of the largest headings except titles. An inner page's title is never smaller. */
export const largestHeading = `calc(1.15 * ${textStyles.h2.fontSize})`;

/** Font size of an inner page's title. `titleStep` makes long titles smaller. */
export const innerTitleSize = (full: string): string =>
  `max(${largestHeading}, ${full} * var(--kit-title, 1))`;

/** Props for a title or its parent: they set the factor of `titleSize` and `innerTitleSize`. */
export const titleStep = (title: ReactNode, letters = 0): { style?: object } => {
  const length = typeof title === 'string' ? title.length : letters;
  const share = shares.find((one) => length <= one.letters)?.share ?? 1;
  return share === 1 ? {} : { style: { '--kit-title': share } };
};
