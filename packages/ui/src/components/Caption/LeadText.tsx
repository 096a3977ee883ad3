'use client';

import type { ReactNode } from 'react';

/** A sentence or two below a title: plain words are a paragraph, other nodes stand as they are. */
export const LeadText = ({ children }: { readonly children: ReactNode }) =>
  typeof children === 'string' && children !== '' ? <p>{children}</p> : children;
