import type { Meta } from '@storybook/react-vite';
import { safeHtml } from '../../fixtures/texts.ts';
import { rowOf, usage, withVariants } from '../../stories/story.tsx';
import { Caption } from './Caption.tsx';

export default {
  title: 'Content/Caption',
  component: Caption,
  parameters: usage({
    when: 'A heading whose text may be HTML from the content service.',
    not: 'For headings written in code: use the heading element.',
    accessibility: 'The page sets the level by `as`; block tags in the HTML are removed.',
    limits: 'Any length that fits its place; long words break at the end of the line.',
  }),
  args: { as: 'h2', children: 'Cover woven around your life' },
  decorators: [rowOf],
} satisfies Meta<typeof Caption>;

export const Default = withVariants(
  <Caption as="h2" html={safeHtml('Cover <em>woven</em> around <strong>your</strong> life')} />,
);
