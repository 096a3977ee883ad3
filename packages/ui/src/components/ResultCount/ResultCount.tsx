'use client';

import Typography from '@mui/material/Typography';
import type { ElementType } from 'react';
import { type KitProps, useKitProps } from '../../kitProps.ts';
import { styled } from '../../theme/styled.ts';

interface OwnProps {
  /** How much a list holds, in words: '12 articles'. */
  readonly children: string;
}

export type ResultCountProps = KitProps<OwnProps, typeof Typography>;

const Root = styled(Typography, { name: 'KitResultCount', slot: 'Root' })<{
  readonly component?: ElementType | undefined;
}>(({ theme }) => ({ color: theme.vars.palette.roles.inkMuted }));

/**
 * MUI's `Typography`: how much a list holds; a change is announced politely, when nothing else is
 * being said.
 */
export const ResultCount = (props: ResultCountProps) => {
  const { as: component = 'p', slot: _, ...root } = useKitProps('KitResultCount', props);
  return <Root variant="small" component={component} {...root} role="status" />;
};
