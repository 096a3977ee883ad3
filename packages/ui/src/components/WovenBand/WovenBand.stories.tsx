import type { Meta, StoryObj } from '@storybook/react-vite';
import { usage } from '../../stories/story.tsx';
import { WovenBand } from './WovenBand.tsx';

export default {
  title: 'Layout/WovenBand',
  component: WovenBand,
  parameters: usage({
    when: 'Once on a page, above the closing banner, which includes it.',
    not: 'As a border, a background or a divider.',
    accessibility: 'Decoration, hidden from screen readers.',
    limits: 'None: it spans the window.',
  }),
} satisfies Meta<typeof WovenBand>;

export const Default: StoryObj<typeof WovenBand> = {};
