'use client';

import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';

/** What stands above an article's title (§2.6). */
export interface ArticleMetaModel {
  readonly category?: string | undefined;
  /** When the article was published: the text to show, and the same as ISO 8601. */
  readonly date?: { readonly label: string; readonly dateTime: string } | undefined;
}

const Root = styled('p', { name: 'KitArticleMeta', slot: 'Root' })(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '0.9em',
  overflow: 'clip',
  '& b': { fontWeight: 600, color: theme.vars.palette.roles.brand },
  '& time': { position: 'relative', whiteSpace: 'nowrap' },
  // Where the date begins a new line, the point lies outside the box and is clipped.
  '& b + time::before': {
    content: '"·"',
    position: 'absolute',
    insetInlineStart: '-0.9em',
    width: '0.9em',
    textAlign: 'center',
  },
}));

/** Category and date of an article, with a point between them if they share a line. */
export const ArticleMeta = ({
  category,
  date,
  ...root
}: ArticleMetaModel & ComponentPropsWithRef<'p'>) =>
  (category || date) && (
    <Root {...root}>
      {category && <b>{category}</b>}
      {date && <time dateTime={date.dateTime}>{date.label}</time>}
    </Root>
  );
