'use client';

import { styled } from '../../theme/styled.ts';

export interface ResultCountProps {
  /** How much a list holds, in words: '12 articles'. */
  readonly children: string;
  readonly className?: string | undefined;
}

const Root = styled('p', { name: 'KitResultCount', slot: 'Root' })(({ theme }) => ({
  ...theme.typography.small,
  color: theme.vars.palette.roles.inkMuted,
}));

/** How much a list holds; a change is announced politely, when nothing else is being said. */
export const ResultCount = ({ children, className }: ResultCountProps) => (
  <Root className={className} role="status">
    {children}
  </Root>
);
