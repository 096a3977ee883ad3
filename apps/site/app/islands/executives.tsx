import { PeopleCarousel, type PeopleModel } from '@insurance-kit/ui';

/** The executives (§2.8, §4.8). */
export default function ExecutivesIsland(props: PeopleModel) {
  return <PeopleCarousel {...props} />;
}
