import type { Meta, StoryObj } from '@storybook/react-vite';
import { rowOf, usage } from '../../stories/story.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export default {
  title: 'Layout/VisuallyHidden',
  component: VisuallyHidden,
  parameters: usage({
    when: 'Text for people who cannot see what a picture or a position means.',
    not: 'To hide something from everybody, or to add words for search engines.',
    accessibility: 'Screen readers read it in its place. It must not contain focusable elements.',
    limits: 'A few words.',
    focus: ['link'],
  }),
  decorators: [rowOf],
  render: () => (
    <a href="#contact">
      <Icon name="mail" />
      <VisuallyHidden>Write to us</VisuallyHidden>
    </a>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export const Default: StoryObj<typeof VisuallyHidden> = {};
