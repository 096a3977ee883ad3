'use client';

import { styled } from '@mui/material/styles';
import { type KitProps, useKitProps } from '../../kit-props.ts';
import { type TextPart, TextParts } from '../Link/TextParts.tsx';

/** A fact: what it is about, and what is said of it. */
export interface FactModel {
  readonly term: string;
  /** Plain words, or words with links among them. */
  readonly detail: string | readonly TextPart[];
}

export type FactsProps = KitProps<{ readonly facts: readonly FactModel[] }, 'dl'>;

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

/** Short facts below one another: each term beside what is said of it, or above where that has less than 15 em. */
export const Facts = (props: FactsProps) => {
  const { facts, slot: _, ...root } = useKitProps('KitFacts', props);
  return (
    <Root {...root}>
      {facts.map(({ term, detail }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{typeof detail === 'string' ? detail : <TextParts parts={detail} />}</dd>
        </div>
      ))}
    </Root>
  );
};
