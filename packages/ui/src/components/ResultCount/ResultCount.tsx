'use client';

import Typography from '@mui/material/Typography';
import { type KitProps, type Polymorphic, useKitProps } from '../../kit-props.ts';
import { styled } from '../../theme/styled.ts';

interface OwnProps {
  /** The number of results in words: '12 articles'. */
  readonly children: string;
}

export type ResultCountProps = KitProps<OwnProps, typeof Typography>;

const Root = styled(Typography, { name: 'KitResultCount', slot: 'Root' })<Polymorphic>(
  ({ theme }) => ({ color: theme.vars.palette.roles.inkMuted }),
);

/** MUI's `Typography`: the number of results; a change is announced politely. */
export const ResultCount = (props: ResultCountProps) => {
  const { slot: _, ...root } = useKitProps('KitResultCount', props, { component: 'p' });
  return <Root variant="small" {...root} role="status" />;
};
