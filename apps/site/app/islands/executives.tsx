import { Carousel, type PeopleModel, peopleOf } from '@insurance-kit/ui';

export default function ExecutivesIsland(props: PeopleModel) {
  return <Carousel {...peopleOf(props)} />;
}
