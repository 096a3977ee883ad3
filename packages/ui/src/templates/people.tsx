'use client';

import { styled } from '@mui/material/styles';
import { Picture } from '../components/Picture/Picture.tsx';
import { ProfilePanel } from '../components/ProfileCard/ProfileCard.tsx';
import type { PictureModel } from '../models.ts';

/** A person's name, position, biography and portrait. */
export interface ProfileModel {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly text: string;
  readonly picture: PictureModel;
}

export const profileOf = ({ name, role, text, picture }: ProfileModel) => ({
  name,
  role,
  text,
  picture: <Picture {...picture} />,
});

export interface PeopleModel {
  readonly headingId: string;
  readonly title: string;
  readonly lead?: string | undefined;
  readonly people: readonly ProfileModel[];
}

const Head = styled('div', { name: 'KitTitleAndLead', slot: 'Root' })(({ theme }) => ({
  overflowWrap: 'anywhere',
  '& h2': theme.typography.h2,
  '& p': {
    ...theme.typography.lead,
    marginBlockStart: 12,
    color: theme.vars.palette.roles.inkMuted,
  },
}));

export const TitleAndLead = ({ headingId, title, lead }: Omit<PeopleModel, 'people'>) => (
  <Head>
    <h2 id={headingId}>{title}</h2>
    {lead && <p>{lead}</p>}
  </Head>
);

/** Props for a `Carousel` of people, with a heading that names it (§2.8). */
export const peopleOf = ({ people, ...head }: PeopleModel) => ({
  labelledBy: head.headingId,
  head: <TitleAndLead {...head} />,
  slides: people.map((person) => ({
    id: person.id,
    name: person.name,
    content: <ProfilePanel {...profileOf(person)} />,
  })),
});
