'use client';

import { RichText, type RichTextProps } from '../RichText/RichText.tsx';
import { type CaptionContent, isHtml } from './Caption.tsx';

interface LeadTextProps extends Pick<RichTextProps, 'size' | 'color'> {
  readonly children: CaptionContent;
}

/** A sentence or two below a title. */
export const LeadText = ({ children, ...looks }: LeadTextProps) => {
  if (isHtml(children)) return <RichText html={children.html} {...looks} />;
  return typeof children === 'string' && children !== '' ? <p>{children}</p> : children;
};
