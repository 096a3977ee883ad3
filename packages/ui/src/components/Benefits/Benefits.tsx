'use client';

import { styled } from '@mui/material/styles';
import { type KitProps, useKitProps } from '../../kit-props.ts';
import type { PictureModel, SafeHtml } from '../../models.ts';
import { HeadedSection, type HeadedSectionProps } from '../HeadedSection/HeadedSection.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { RichText } from '../RichText/RichText.tsx';
import type { SectionLook } from '../Section/Section.tsx';

/** A benefit as plain text: its name, and what it pays. */
export interface BenefitModel {
  /** Ends with its colon, because some languages write a space before it. */
  readonly title: string;
  readonly text: string;
}

/** Benefits that belong together: a record's HTML, mostly a list, or a list of plain texts. */
export type BenefitGroupModel = { readonly title?: string } & (
  | { readonly html: SafeHtml }
  | { readonly items: readonly BenefitModel[] }
);

interface OwnProps extends SectionLook, Pick<HeadedSectionProps, 'title' | 'lead'> {
  /** A single group has the whole width and two columns; several groups are side by side. */
  readonly groups: readonly BenefitGroupModel[];
  /** Shown below the title: 640 × 520. */
  readonly picture?: PictureModel | undefined;
}

export type BenefitsProps = KitProps<
  OwnProps,
  'section',
  'groups' | 'group' | 'prose' | 'items' | 'art'
>;

const Root = styled(HeadedSection, { name: 'KitBenefits', slot: 'Root' })({});

/** A check mark, drawn by borders, which forced colours keep and which need no file. */
const check = {
  content: '""',
  border: 'solid',
  borderWidth: '0 2px 2px 0',
  transform: 'rotate(45deg)',
} as const;

const Groups = styled('div', { name: 'KitBenefits', slot: 'Groups' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `40px ${theme.layout.gap}`,
  '&:has(> :nth-of-type(2))': { gridTemplateColumns: theme.layout.halves },
  // A single long list has two columns.
  '& > :only-of-type > * > ul:has(> :nth-of-type(5))': {
    columns: '20em 2',
    columnGap: theme.layout.gap,
  },
  '& td > strong': {
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
    '& table:has(td:nth-of-type(3))': { tableLayout: 'fixed' },
    // A table that compares covers: the first cover, which pays for most, is highlighted.
    '& table:has(td:nth-of-type(3)) thead th:nth-of-type(2)': {
      color: theme.vars.palette.roles.brand,
      borderColor: theme.vars.palette.roles.brandActive,
    },
    '& table:has(td:nth-of-type(3)) :is(th, td)': { paddingInline: 16 },
    '& table:has(td:nth-of-type(3)) :is(th, td):not(* + *)': { paddingInlineStart: 0 },
    '& table:has(td:nth-of-type(3)) :not(* + *) + :is(th, td)': {
      background: theme.vars.palette.roles.page,
    },
  },
  [theme.breakpoints.down('md')]: {
    '&, &:has(> :nth-of-type(2))': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  '@media print': { display: 'block' },
}));

const Group = styled('div', { name: 'KitBenefits', slot: 'Group' })(({ theme }) => ({
  minWidth: 0,
  '& > h3': {
    ...theme.typography.h4,
    paddingBlockEnd: 14,
    borderBlockEnd: `2px solid ${theme.vars.palette.roles.ink}`,
    overflowWrap: 'anywhere',
  },
  // Lists with check marks as bullets.
  '& > div': {
    maxWidth: 'none',
    '& > ul': { paddingInlineStart: 0, listStyle: 'none' },
    '& > ul > li': {
      position: 'relative',
      marginBlock: 0,
      paddingBlock: 10,
      paddingInlineStart: 36,
      breakInside: 'avoid',
    },
    '& > ul > li::before': {
      ...check,
      position: 'absolute',
      insetBlockStart: '0.95em',
      insetInlineStart: 8,
      width: 8,
      height: 15,
      color: theme.vars.palette.roles.brandActive,
    },
    '& > ul + *': { marginBlockStart: '1.4em' },
    '& > p': { maxWidth: theme.layout.textMeasure },
  },
}));

const Items = styled('div', { name: 'KitBenefits', slot: 'Items' })({
  overflowWrap: 'anywhere',
  '& strong': { fontWeight: 600 },
});

const Art = styled('div', { name: 'KitBenefits', slot: 'Art' })(({ theme }) => ({
  '&&': { marginBlockStart: 32 },
  maxWidth: 480,
  // Ends at the same edge as the table below.
  [theme.breakpoints.between('sm', 'lg')]: { marginInlineStart: 'auto' },
  [theme.breakpoints.down('md')]: { '&&': { marginBlockStart: 0 } },
  [theme.breakpoints.down('sm')]: { '&&': { marginBlockStart: 24 } },
}));

/** A product's benefits: lists with check marks, beside their title. */
export const Benefits = (props: BenefitsProps) => {
  const { groups, picture, slot, ...root } = useKitProps('KitBenefits', props, {
    component: 'section',
  });
  return (
    <Root
      {...root}
      aside={
        picture && (
          <Art {...slot('art')}>
            <Picture {...picture} />
          </Art>
        )
      }
    >
      <Groups {...slot('groups')}>
        {groups.map((group) => (
          <Group {...slot('group')} key={group.title ?? ('html' in group ? group.html : 'items')}>
            {group.title && <h3>{group.title}</h3>}
            {'html' in group ? (
              <RichText {...slot('prose')} html={group.html} />
            ) : (
              <Items {...slot('items')}>
                <ul>
                  {group.items.map(({ title, text }) => (
                    <li key={title}>
                      <strong>{title}</strong> {text}
                    </li>
                  ))}
                </ul>
              </Items>
            )}
          </Group>
        ))}
      </Groups>
    </Root>
  );
};
