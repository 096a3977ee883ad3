'use client';

import { linkProps } from '../../kit-props.ts';
import type { LinkModel } from '../../models.ts';
import { Link } from './Link.tsx';

/** A piece of a text: words, or a link among them. */
export type TextPart = string | LinkModel;

/** A text with links among its words. */
export const TextParts = ({ parts }: { readonly parts: readonly TextPart[] }) =>
  parts.map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other.
    typeof part === 'string' ? part : <Link key={index} {...linkProps(part)} />,
  );
