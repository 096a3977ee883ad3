'use client';

import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { type KitProps, useKitProps } from '../../kit-props.ts';

export interface Fact {
  readonly term: ReactNode;
  readonly detail: ReactNode;
}

export type FactsProps = KitProps<{ readonly facts: readonly Fact[] }, 'dl'>;

const Root = styled('dl', { name: 'KitFacts', slot: 'Root' })(({ theme }) => ({
  borderBlockStart: `1px solid ${theme.vars.palette.roles.ruleStrong}`,
  overflowWrap: 'anywhere',
  '* + &': { marginBlockStart: 24 },
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 16,
    paddingBlock: 12,
    borderBlockEnd: `1px solid ${theme.vars.palette.roles.ruleStrong}`,
  },
  '& dt': { flex: '1 1 11em', color: theme.vars.palette.roles.inkMuted },
  '& dd': { flex: '999 1 15em' },
  '& a': { color: theme.vars.palette.roles.brand, fontWeight: 600 },
}));

/** A list of terms with short details, each beside its term, or below it if space is short. */
export const Facts = (props: FactsProps) => {
  const { facts, slot: _, ...root } = useKitProps('KitFacts', props);
  return (
    <Root {...root}>
      {facts.map(({ term, detail }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of facts never changes.
        <div key={index}>
          <dt>{term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </Root>
  );
};
