'use client';

import { styled } from '@mui/material/styles';
import { peopleCarouselClasses } from '../../classes.ts';

const Root = styled('div', { name: 'KitPeopleCarousel', slot: 'Head' })(({ theme }) => ({
  overflowWrap: 'anywhere',
  '& h2': theme.typography.h2,
  '& p': {
    ...theme.typography.lead,
    marginBlockStart: 12,
    color: theme.vars.palette.roles.inkMuted,
  },
}));

interface PeopleHeadProps {
  readonly id: string;
  readonly title: string;
  readonly lead?: string | undefined;
}

/** The heading of a group of people. */
export const PeopleHead = ({ id, title, lead }: PeopleHeadProps) => (
  <Root className={peopleCarouselClasses.head}>
    <h2 id={id}>{title}</h2>
    {lead && <p>{lead}</p>}
  </Root>
);
