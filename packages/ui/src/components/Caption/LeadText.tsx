'use client';

import type { ReactNode } from 'react';

/** The lead below a title: a string becomes a paragraph, other nodes are unchanged. */
export const LeadText = ({ children }: { readonly children: ReactNode }) =>
  typeof children === 'string' && children !== '' ? <p>{children}</p> : children;
