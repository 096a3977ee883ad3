'use client';

import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { type KitProps, useKitProps } from '../../kit-props.ts';
import { HeadedSection, type HeadedSectionProps } from '../HeadedSection/HeadedSection.tsx';
import type { SectionLook } from '../Section/Section.tsx';

export interface BenefitGroup {
  readonly title?: ReactNode;
  /** `RichText`, or a `div` with a list. */
  readonly content: ReactNode;
}

interface OwnProps extends SectionLook, Pick<HeadedSectionProps, 'title' | 'lead'> {
  /** Several groups are side by side. In a single group, lists of 5 or more have two columns. */
  readonly groups: readonly BenefitGroup[];
  /** A `Picture`, 640 × 520, below the title. */
  readonly picture?: ReactNode;
}

export type BenefitsProps = KitProps<OwnProps, 'section', 'groups' | 'group' | 'art'>;

const Root = styled(HeadedSection, { name: 'KitBenefits', slot: 'Root' })({});

/** A check mark drawn with borders, which stay visible with forced colours. */
const check = {
  content: '""',
  border: 'solid',
  borderWidth: '0 2px 2px 0',
  transform: 'rotate(45deg)',
} as const;

/** Tables of at least three covers. The first, most comprehensive cover is highlighted. */
const covers = 'table:has(td:nth-of-type(3))';

const Groups = styled('div', { name: 'KitBenefits', slot: 'Groups' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `40px ${theme.layout.gap}`,
  '&:has(> :nth-of-type(2))': { gridTemplateColumns: theme.layout.halves },
  // A check mark before bold text in a table cell, except in rows of prices.
  '& td:not([data-short] [data-label]) > strong': {
    color: theme.vars.palette.roles.brand,
    '&::before': {
      ...check,
      display: 'inline-block',
      width: 6,
      height: 11,
      marginInline: '2px 8px',
      verticalAlign: 1,
    },
  },
  [theme.breakpoints.up('sm')]: {
    [`& ${covers}`]: { tableLayout: 'fixed' },
    [`& ${covers} th:nth-of-type(2)`]: {
      color: theme.vars.palette.roles.brand,
      borderColor: theme.vars.palette.roles.brandActive,
    },
    [`& ${covers} :is(th, td)`]: { paddingInline: 16 },
    [`& ${covers} :is(th, td):not(* + *)`]: { paddingInlineStart: 0 },
    [`& ${covers} :is(th:nth-of-type(2), th + td)`]: { background: theme.vars.palette.roles.page },
  },
  [theme.breakpoints.down('md')]: {
    '&, &:has(> :nth-of-type(2))': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  '@media print': { display: 'block' },
}));

const Group = styled('div', { name: 'KitBenefits', slot: 'Group' })(({ theme }) => ({
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& strong': { fontWeight: 600 },
  '& > h3': {
    ...theme.typography.h4,
    paddingBlockEnd: 14,
    borderBlockEnd: `2px solid ${theme.vars.palette.roles.ink}`,
  },
  '& > div': { maxWidth: 'none' },
  '& > div > p': { maxWidth: theme.layout.textMeasure },
  '& > div > ul': { paddingInlineStart: 0, listStyle: 'none' },
  '&:only-of-type ul:has(> :nth-of-type(5))': { columns: '20em 2', columnGap: theme.layout.gap },
  '&& ul + *': { marginBlockStart: '1.4em' },
  '& ul > li:not(li li)': {
    position: 'relative',
    marginBlock: 0,
    paddingBlock: 10,
    paddingInlineStart: 36,
    breakInside: 'avoid',
    '&::before': {
      ...check,
      position: 'absolute',
      insetBlockStart: '0.95em',
      insetInlineStart: 8,
      width: 8,
      height: 15,
      color: theme.vars.palette.roles.brandActive,
    },
  },
}));

const Art = styled('div', { name: 'KitBenefits', slot: 'Art' })(({ theme }) => ({
  '&&': { marginBlockStart: 32 },
  maxWidth: 480,
  [theme.breakpoints.between('sm', 'lg')]: { marginInlineStart: 'auto' },
  [theme.breakpoints.down('md')]: { '&&': { marginBlockStart: 0 } },
  [theme.breakpoints.down('sm')]: { '&&': { marginBlockStart: 24 } },
}));

/** A product's benefits: lists with check marks, beside a title. */
export const Benefits = (props: BenefitsProps) => {
  const { groups, picture, slot, ...root } = useKitProps('KitBenefits', props, 'section');
  return (
    <Root {...root} aside={picture && <Art {...slot('art')}>{picture}</Art>}>
      <Groups {...slot('groups')}>
        {groups.map(({ title, content }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of groups never changes.
          <Group {...slot('group')} key={index}>
            {title && <h3>{title}</h3>}
            {content}
          </Group>
        ))}
      </Groups>
    </Root>
  );
};
