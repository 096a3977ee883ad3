'use client';

import { isValidElement, type ReactElement } from 'react';
import { RichText, type RichTextProps } from '../RichText/RichText.tsx';
import type { CaptionModel } from './Caption.tsx';

interface LeadTextProps extends Pick<RichTextProps, 'size' | 'color'> {
  readonly children: CaptionModel | ReactElement | undefined;
}

/** A sentence or two below a title. */
export const LeadText = ({ children, ...looks }: LeadTextProps) => {
  if (children === undefined || children === '' || isValidElement(children)) return children;
  if (typeof children === 'string') return <p>{children}</p>;
  return <RichText html={children.html} {...looks} />;
};
