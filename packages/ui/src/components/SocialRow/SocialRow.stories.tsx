import type { Meta, StoryObj } from '@storybook/react-vite';
import { social } from '../../fixtures/pages.ts';
import { onSurface, usage } from '../../stories/story.tsx';
import { socialOf } from '../../templates/model-props.tsx';
import { SocialRow } from './SocialRow.tsx';

export default {
  title: 'Navigation/SocialRow',
  component: SocialRow,
  parameters: usage({
    when: 'After an article, for links to the company’s pages on social networks.',
    not: 'In the footer, which has its own icons.',
    accessibility: 'Each icon is a link of at least 44 px, named by its network.',
    limits: 'Up to six networks.',
    focus: ['link'],
  }),
  args: { ...social, links: socialOf(social.links) },
  decorators: [onSurface('page')],
} satisfies Meta<typeof SocialRow>;

export const Default: StoryObj<typeof SocialRow> = {};
