import type { Meta, StoryObj } from '@storybook/react-vite';
import { fitsWindow, onSurface, usage } from '../../stories/story.tsx';
import { Pager } from './Pager.tsx';

const hrefs = (count: number) => Array.from({ length: count }, (_, index) => `#page-${index + 1}`);

export default {
  title: 'Navigation/Pager',
  component: Pager,
  parameters: usage({
    when: 'A list with more than one page.',
    not: 'For a handful of items: show them all.',
    accessibility:
      'A named navigation of links; the current page is `aria-current`; works without script. The address is the state, as with `TabNav`. Targets are 44 px.',
    limits: 'Any number of pages: of many, some numbers are left out.',
    focus: ['link'],
  }),
  args: { page: 2, hrefs: hrefs(3) },
  decorators: [onSurface('page')],
} satisfies Meta<typeof Pager>;

type Story = StoryObj<typeof Pager>;

export const Default: Story = {};

/** On the first page 'Previous' is disabled (§4.2). */
export const FirstPage: Story = { args: { page: 1 } };

export const LastPage: Story = { args: { page: 3 } };

/** Of many pages only some numbers are shown. */
export const ManyPages: Story = {
  args: { page: 20, hrefs: hrefs(40) },
  play: fitsWindow,
};
