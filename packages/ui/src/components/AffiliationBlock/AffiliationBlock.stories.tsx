import type { Meta, StoryObj } from '@storybook/react-vite';
import { home } from '../../fixtures/home.ts';
import { usage } from '../../stories/story.tsx';
import { affiliationOf } from '../../templates/HomeTemplate/HomeTemplate.tsx';
import { AffiliationBlock, MapPlace } from './AffiliationBlock.tsx';

export default {
  title: 'Content/AffiliationBlock',
  component: AffiliationBlock,
  subcomponents: { MapPlace },
  parameters: usage({
    when: 'Once on a home page: the group that the company belongs to, beside a map of the group’s countries.',
    not: 'On pages whose text already names the group.',
    accessibility: 'The map is a picture with a description; place names are text over it.',
    limits: 'Text of two sentences; at most four facts of one line; two places on the map.',
    focus: ['link'],
  }),
  args: affiliationOf(home.affiliation),
} satisfies Meta<typeof AffiliationBlock>;

export const Default: StoryObj<typeof AffiliationBlock> = {};
