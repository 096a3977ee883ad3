import { Carousel, type PeopleModel, peopleOf } from '@insurance-kit/ui';

/** The carousel of executives (§2.8, §4.8). */
export default function ExecutivesIsland(props: PeopleModel) {
  return <Carousel {...peopleOf(props)} />;
}
