'use client';

import generateUtilityClasses from '@mui/material/generateUtilityClasses';
import { type CSSObject, styled, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { classNames, type KitProps, type Polymorphic, useKitProps } from '../../kit-props.ts';
import type { SafeHtml } from '../../models.ts';
import { lowWindow, withoutContainers } from '../../theme/kit-tokens.ts';

const states = generateUtilityClasses('KitRichText', ['lead', 'inherit']);

/** Headings, lists and links. With `color="inherit"` links and bullets have the text's colour. */
const structure = (theme: Theme): CSSObject => {
  const { roles } = theme.vars.palette;
  return {
    '& > * + :is(h1, h2, h3, h4)': { marginTop: '1.6em' },
    // Headings of a text are not larger than the page's other headings.
    '& :is(h1, h2)': { ...theme.typography.h3 },
    '& h3': {
      ...theme.typography.h4,
      // Otherwise, on small screens, an `h3` would be hardly smaller than an `h2`.
      [theme.breakpoints.down('sm')]: { fontSize: '1.1875rem' },
    },
    '& :is(h4, h5, h6)': { ...theme.typography.h5 },
    '& :is(ul, ol)': { paddingInlineStart: '1.4em' },
    '& ul': { listStyle: 'square' },
    '& ol': { paddingInlineStart: '1.8em', listStyle: 'decimal' },
    '& li::marker': { color: roles.brandActive, fontWeight: 600 },
    '& :is(li + li, li > :is(ul, ol))': { marginTop: '0.4em' },
    '& a': { color: roles.brand, textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '& a:hover': { color: roles.brandHover, textDecorationThickness: 2 },
    [`&.${states.inherit} a, &.${states.inherit} li::marker`]: { color: 'inherit' },
  };
};

const quotes = (theme: Theme): CSSObject => {
  const { roles } = theme.vars.palette;
  return {
    '& blockquote': {
      paddingInlineStart: 24,
      borderInlineStart: `4px solid ${roles.accent}`,
      ...theme.typography.lead,
    },
    '& hr': { border: 0, borderTop: `1px solid ${roles.ruleStrong}`, marginBlock: '2em' },
    '& :is(code, pre)': { fontSize: '0.9em', whiteSpace: 'pre-wrap' },
    '& :is(caption, figcaption)': {
      ...theme.typography.small,
      marginTop: '0.5em',
      textAlign: 'start',
      color: roles.inkMuted,
    },
  };
};

const columnHeading = 'th:is(thead *)';
const rowHeading = 'th:is(tbody *)';
const labelled = 'table:not([data-short]):has(td[data-label] + td)';

/** The layout of tables depends on the width of the text, not of the window. */
const tables = (theme: Theme): CSSObject => {
  const { roles } = theme.vars.palette;
  return {
    containerType: 'inline-size',
    width: '100%',
    '& table': {
      width: '100%',
      borderCollapse: 'collapse',
      fontVariantNumeric: 'tabular-nums',
    },
    // The sanitiser puts tables that may be too wide into this box, which scrolls.
    '& [data-scroll]': { overflowX: 'auto', '@media print': { overflow: 'visible' } },
    '& :is([data-scroll], [data-short])': { overflowWrap: 'normal' },
    [withoutContainers]: { overflowX: 'auto' },
    '& :is(th, td)': {
      padding: '10px 24px 10px 0',
      borderBottom: `1px solid ${roles.rule}`,
      textAlign: 'start',
      verticalAlign: 'top',
    },
    '& th': { fontWeight: 600 },
    [`& ${columnHeading}`]: { borderBottom: `3px solid ${roles.ink}` },
    '@container (max-width: 38rem)': {
      '& table': { ...theme.typography.small, lineHeight: 1.4 },
      '& :is(th, td)': { paddingInlineEnd: 12, hyphens: 'auto', hyphenateLimitChars: '8 4' },
      '& table[data-short]': { fontSize: '0.875rem' },
      '& [data-short] :is(th, td)': { paddingInlineEnd: 8 },
    },
    '@container (max-width: 31rem)': {
      // Tables with short cells: row headings are above the cells, and column headings are sticky.
      '& table[data-short]': { ...theme.typography.small, lineHeight: 1.4, overflow: 'visible' },
      '& [data-short] thead': {
        display: 'block',
        position: 'sticky',
        insetBlockStart: theme.layout.headerBarSmall,
        zIndex: 1,
        background: `var(--kit-surface, ${roles.page})`,
        // Check marks begin left of their column. The shadow covers marks that scroll below headings.
        boxShadow: `-4px 0 var(--kit-surface, ${roles.page})`,
        [lowWindow]: { position: 'static' },
      },
      '& [data-short] tr': { display: 'flex', flexWrap: 'wrap' },
      // At 200 % text size, long words in cells break, so that the table still fits (WCAG 1.4.4).
      '& [data-short] td': { overflowWrap: 'anywhere' },
      [`& [data-short] ${columnHeading}:first-of-type`]: {
        position: 'absolute',
        clipPath: 'inset(50%)',
      },
      [`& [data-short] :is(${columnHeading}, td)`]: { flex: '1 1 0', padding: '4px 12px 16px 0' },
      [`& [data-short] ${columnHeading}`]: {
        paddingBlock: 12,
        fontSize: '0.875rem',
        overflowWrap: 'anywhere',
        // Fits the heading 'Comprehensive' into its column on small phones.
        '@container (max-width: 22.25rem)': { paddingInlineEnd: 4, fontSize: '0.8125rem' },
        '@container (max-width: 18.75rem)': { paddingInlineEnd: 0, letterSpacing: '-0.05em' },
      },
      [`& [data-short] ${rowHeading}`]: {
        flex: '0 0 100%',
        padding: '20px 0 4px',
        borderBottom: 0,
      },
      // In a `data-short` table, only price cells have `data-label`. Each price cell fills a line.
      '& [data-short] td[data-label]': {
        display: 'flex',
        justifyContent: 'space-between',
        gap: 16,
        flexBasis: '100%',
        padding: '6px 0',
        alignItems: 'start',
        textAlign: 'end',
        overflowWrap: 'break-word',
        '&::before': {
          content: 'attr(data-label) / ""',
          color: roles.inkMuted,
          textAlign: 'start',
        },
      },
      // In a table of two columns, keeps long cells from squeezing the row headings.
      '& table:not(:has(td + td)) th': { width: '40%' },
      // In labelled tables without `data-short`, a cell fills a line: column heading, then content.
      [`& ${labelled}`]: { fontSize: '1rem' },
      [`& ${labelled} thead`]: {
        position: 'absolute',
        width: 1,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
      [`& ${labelled} :is(tbody, tr, ${rowHeading})`]: { display: 'block' },
      [`& ${labelled} ${rowHeading}`]: { padding: '24px 0 10px' },
      [`& ${labelled} td`]: {
        display: 'table',
        width: '100%',
        tableLayout: 'fixed',
        borderCollapse: 'separate',
        borderSpacing: 0,
        padding: '8px 0',
      },
      [`& ${labelled} td::before`]: {
        content: 'attr(data-label) / ""',
        display: 'table-cell',
        width: '45%',
        paddingInlineEnd: 16,
        color: roles.inkMuted,
      },
    },
    '& :is(th, td):last-child': { paddingInlineEnd: 0 },
  };
};

/** Lists numbered with letters or Roman numerals. Texts cite clauses by these numbers. */
const letteredLists: CSSObject = {
  '& ol[data-type="a"]': { listStyle: 'lower-alpha' },
  '& ol[data-type="A"]': { listStyle: 'upper-alpha' },
  '& ol[data-type="i"]': { listStyle: 'lower-roman' },
  '& ol[data-type="I"]': { listStyle: 'upper-roman' },
};

/** `ownerState`: which groups of elements the text contains. Other groups get no styles. */
const Root = styled(Typography, { name: 'KitRichText', slot: 'Root' })<
  Polymorphic & { ownerState: Record<'structure' | 'tables' | 'quotes' | 'letters', boolean> }
>(({ theme, ownerState }) => ({
  maxWidth: theme.layout.textMeasure,
  overflowWrap: 'anywhere',
  '& > * + *': { marginTop: '1em' },
  '& :is(strong, b)': { fontWeight: 600 },
  [`&.${states.lead}`]: { ...theme.typography.lead, maxWidth: theme.layout.leadMeasure },
  ...(ownerState.structure && structure(theme)),
  ...(ownerState.letters && letteredLists),
  ...(ownerState.quotes && quotes(theme)),
  ...(ownerState.tables && tables(theme)),
}));

interface OwnProps {
  /** Sanitised HTML. Only a sanitiser returns this type. */
  readonly html: SafeHtml;
  readonly size?: 'body' | 'lead' | undefined;
  /** `inherit`: links and bullets have the text's colour, for brand-coloured backgrounds. */
  readonly color?: 'primary' | 'inherit' | undefined;
}

export type RichTextProps = KitProps<OwnProps, typeof Typography>;

/** HTML from the content service, in MUI's `Typography`. */
export const RichText = (props: RichTextProps) => {
  const {
    html,
    size = 'body',
    color = 'primary',
    slot: _,
    ...root
  } = useKitProps('KitRichText', props, 'div');
  // Memoised, because React would set the inner HTML again for a new object.
  const markup = useMemo(() => ({ __html: html }), [html]);
  return (
    <Root
      variant="inherit"
      {...root}
      ownerState={{
        structure: /<(?:h\d|[uo]l|a)\b/.test(html),
        tables: html.includes('<table'),
        letters: html.includes(' data-type="'),
        quotes: /<(?:blockquote|hr|pre|code|caption|figcaption)/.test(html),
      }}
      className={classNames(
        root.className,
        size === 'lead' && states.lead,
        color === 'inherit' && states.inherit,
      )}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: SafeHtml only comes from a sanitiser.
      dangerouslySetInnerHTML={markup}
    />
  );
};
