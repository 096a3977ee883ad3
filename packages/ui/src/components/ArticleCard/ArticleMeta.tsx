'use client';

import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactNode } from 'react';

/** Category and date above an article's title (§2.6). */
export interface ArticleMetaProps {
  readonly category?: ReactNode;
  /** A `time` element: when the article was published. */
  readonly date?: ReactNode;
}

const Root = styled('p', { name: 'KitArticleMeta', slot: 'Root' })(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '0.9em',
  overflow: 'clip',
  '& b': { fontWeight: 600, color: theme.vars.palette.roles.brand },
  '& time': { position: 'relative', whiteSpace: 'nowrap' },
  // Hidden if the date begins a new line.
  '& b + time::before': {
    content: '"·"',
    position: 'absolute',
    insetInlineStart: '-0.9em',
    width: '0.9em',
    textAlign: 'center',
  },
}));

/** Category and date of an article. If they share a line, a dot is between them. */
export const ArticleMeta = ({
  category,
  date,
  ...root
}: ArticleMetaProps & ComponentPropsWithRef<'p'>) =>
  (category || date) && (
    <Root {...root}>
      {category && <b>{category}</b>}
      {date}
    </Root>
  );
