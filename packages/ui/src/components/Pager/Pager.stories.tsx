import type { Meta } from '@storybook/react-vite';
import { onSurface, usage, withVariants } from '../../stories/story.tsx';
import { Pager } from './Pager.tsx';

const hrefs = (count: number) => Array.from({ length: count }, (_, index) => `#page-${index + 1}`);

export default {
  title: 'Navigation/Pager',
  component: Pager,
  parameters: usage({
    when: 'A list with more than one page.',
    not: 'For a handful of items: show them all.',
    accessibility: 'A named navigation with links of at least 44 px. It works without scripts.',
    limits: 'Any number of pages. A long pager leaves out some numbers.',
    focus: ['link'],
  }),
  args: { page: 2, hrefs: hrefs(3) },
  decorators: [onSurface('page')],
} satisfies Meta<typeof Pager>;

/** Previous is disabled on the first page (§4.2). A long pager leaves out some numbers. */
export const Default = withVariants(
  <Pager page={1} hrefs={hrefs(3)} />,
  <Pager page={3} hrefs={hrefs(3)} />,
  <Pager page={20} hrefs={hrefs(40)} />,
);
