'use client';

import { Fragment, type ReactNode } from 'react';

/**
 * A name whose hyphenated words start a new line rather than break at their hyphen. A `span` of its
 * own, and not U+2011, keeps the name as it is written when it is copied; the card makes it an inline
 * block, which still breaks where a whole line is too narrow for it.
 */
export const wholeName = (name: string): ReactNode =>
  name
    .split(/(\S+-\S+)/)
    .map((part) =>
      part.includes('-') ? <span key={part}>{part}</span> : <Fragment key={part}>{part}</Fragment>,
    );
