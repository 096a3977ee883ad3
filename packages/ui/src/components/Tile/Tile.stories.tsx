import type { Meta } from '@storybook/react-vite';
import { home } from '../../fixtures/home.ts';
import { usage, withVariants } from '../../stories/story.tsx';
import { tileOf } from '../../templates/model-props.tsx';
import { Tile } from './Tile.tsx';

export default {
  title: 'Content/Tile',
  component: Tile,
  parameters: usage({
    when: 'For the two large panels of a home page, or for services on another site.',
    not: 'For products (`ProductCards`).',
    accessibility: 'The title is a heading. Only the links are clickable, not the whole tile.',
    limits: 'Title of 3 to 7 words, text of two sentences, one to three links.',
    focus: ['link'],
  }),
  args: { variant: 'light', ...tileOf(home.tiles[0]) },
} satisfies Meta<typeof Tile>;

export const Default = withVariants(<Tile variant="full" {...tileOf(home.tiles[1])} />);
