'use client';

import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useNamedProps } from '../../kit-props.ts';
import { Carousel, type CarouselProps } from '../Carousel/Carousel.tsx';
import type { ProfileModel } from '../ProfileCard/ProfileCard.tsx';
import { ProfilePanel } from '../ProfileCard/ProfilePanel.tsx';
import { PeopleHead } from './PeopleHead.tsx';

/** People of the company under a heading. */
export interface PeopleModel {
  /** The heading's id; made if left out. */
  readonly headingId?: string | undefined;
  readonly title: string;
  readonly lead?: string | undefined;
  readonly people: readonly ProfileModel[];
}

/** Other props are those of `Carousel`. */
export interface PeopleCarouselProps
  extends PeopleModel,
    Omit<CarouselProps, keyof PeopleModel | 'labelledBy' | 'head' | 'slides'> {}

const Root = styled(Carousel, { name: 'KitPeopleCarousel', slot: 'Root' })({});

/** People as slides, below a heading that names the carousel (§2.8). */
export const PeopleCarousel = (props: PeopleCarouselProps) => {
  const { headingId, title, lead, people, ...root } = useNamedProps('KitPeopleCarousel', props);
  const made = useId();
  const id = headingId ?? made;
  return (
    <Root
      {...root}
      labelledBy={id}
      head={<PeopleHead id={id} title={title} lead={lead} />}
      slides={people.map((person) => ({
        id: person.id,
        name: person.name,
        content: <ProfilePanel {...person} />,
      }))}
    />
  );
};
